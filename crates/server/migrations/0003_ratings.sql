-- Games against bots and games that nobody attended have rated people: ratings begin anew, finished games stay.
delete from ratings;

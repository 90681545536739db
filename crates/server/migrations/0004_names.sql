-- What a name looks like, whichever letters it is written with: nobody has an account that looks like another's.
alter table people add column likeness text;
create unique index people_by_likeness on people (likeness);

-- Whatever was said, to be found when somebody wants to be forgotten.
create index talk on journal (id, entry) where substr(what, 1, 8) = '{"said":';

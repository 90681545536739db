-- What people have ordered beforehand, one each at a table: in no journal, since its length would tell.
create table orders (
    id text not null,
    person text not null,
    what text not null,
    primary key (id, person)
);
create index orders_by_person on orders (person);

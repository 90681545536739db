create table sessions (
    id text primary key,
    person text not null,
    at bigint not null
);
create index sessions_by_person on sessions (person);

create table people (
    id text primary key,
    name text not null,
    account text unique,
    password text,
    made bigint not null
);

create table tables (
    id text primary key,
    game text not null,
    phase text not null,
    made text not null,
    at bigint not null
);
create index tables_by_phase on tables (phase);

-- The key is the concurrency check: two racing entries, one wins.
create table journal (
    id text not null,
    entry bigint not null,
    at bigint not null,
    what text not null,
    primary key (id, entry)
);

create table results (
    id text not null,
    seat bigint not null,
    person text,
    level text,
    place bigint not null,
    score bigint not null,
    primary key (id, seat)
);
create index results_by_person on results (person, id);

create table finished (
    id text primary key,
    game text not null,
    at bigint not null,
    plies bigint not null
);
create index finished_by_time on finished (at, id);

create table ratings (
    game text not null,
    player text not null,
    rating double precision not null,
    uncertainty double precision not null,
    games bigint not null,
    primary key (game, player)
);

create table settings (
    name text primary key,
    value text not null
);

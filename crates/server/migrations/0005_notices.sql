-- Where people are told what happens while they do not look.
create table channels (
    id text primary key,
    person text not null,
    way text not null,
    address text not null,
    made bigint not null,
    details text not null
);
create unique index channels_by_person on channels (person, way, address);

-- What they want to be told of.
create table wishes (
    person text primary key,
    wishes text not null
);

-- What is to be told, and what was: the key keeps anything from being told twice, at whichever server.
create table notices (
    person text not null,
    id text not null,
    occasion text not null,
    mark bigint not null,
    channel text not null,
    at bigint not null,
    due bigint not null,
    lease bigint not null,
    tries bigint not null,
    state text not null,
    primary key (person, id, occasion, mark, channel)
);
create index notices_by_time on notices (state, due);
create index notices_by_age on notices (at);

-- When somebody last looked at a table of theirs.
create table looks (
    person text not null,
    id text not null,
    at bigint not null,
    primary key (person, id)
);

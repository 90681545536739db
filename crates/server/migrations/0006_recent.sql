-- What was written last, in the order in which it came, where the database takes one writer at a time: many entries of
-- many tables are a page or two to write, and are moved to their places in the journals together. Nothing is checked
-- here, so that nothing has to be kept to undo half of a statement; the journal checks it.
create table recent (
    id text,
    entry bigint,
    at bigint,
    what text
);

create view entries as
    select id, entry, at, what from journal
    union all
    select id, entry, at, what from recent;

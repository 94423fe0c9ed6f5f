-- A house that takes its own calling off back gets the partner's order back with it, or reads that it has to give its own again.

alter table house_work add column again_at timestamptz;
comment on column house_work.again_at is 'The house took its calling off back, and the partner’s order could not come back: the house gives its own again.';

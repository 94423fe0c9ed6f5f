-- Who ended a partnership, the day a partner is to be done by, and work that its house takes back or calls off.

alter table partnerships add column ended_by text check (ended_by in ('house', 'tailor'));
alter table partnerships add column ended_at timestamptz;

alter table house_work add column due_on date;
alter table house_work add column taken_back_at timestamptz;
alter table house_work add column called_off_at timestamptz;
comment on column house_work.due_on is 'The day the partner was asked to be done by.';
comment on column house_work.taken_back_at is 'The house took it back before anything was cut.';
comment on column house_work.called_off_at is 'The house’s own order was called off after the partner had cut: the partner says what becomes of it.';

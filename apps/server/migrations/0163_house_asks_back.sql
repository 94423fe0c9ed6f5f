-- A house asks for an order back that its partner has cut: the partner gives it back by calling it off, or keeps it.

alter table house_work add column asked_back_at timestamptz;
alter table house_work add column asked_back_why text check (length(asked_back_why) <= 200);
alter table house_work add column kept_at timestamptz;
comment on column house_work.asked_back_at is 'The house asked for it back after the partner had cut.';
comment on column house_work.kept_at is 'The partner’s no to that; asked once more, it is empty again.';

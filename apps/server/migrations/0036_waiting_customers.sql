-- A stranger's form that comes while the plan's customer list is full is kept all the same: its customer stands aside as an
-- archived record does, and waits for room. Once taken into the directory nobody waits any more.
alter table customers
  add column awaits_room boolean not null default false,
  add constraint customers_waiting check (not (awaits_room and state = 'active'));

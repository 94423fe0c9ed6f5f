-- A shop that moves or cancels an appointment tells its customer. Which start the customer knows stands beside the one it has, so that a
-- move that is taken back, or made by the customer, is no news.
alter table appointments
  add column known_starts_at timestamptz,
  add column told_changes integer not null default 0;
comment on column appointments.known_starts_at is 'The start its customer knows of; none once they know that it is cancelled.';
comment on column appointments.told_changes is 'How often its customer was told of a change.';
alter table appointments no force row level security;
update appointments set known_starts_at = starts_at where state <> 'cancelled';
alter table appointments force row level security;

alter table notifications
  add column appointment_id uuid,
  add foreign key (shop_id, appointment_id) references appointments (shop_id, id) on delete cascade;
create index notifications_of_appointment on notifications (shop_id, appointment_id) where appointment_id is not null;

alter table notification_settings
  add column appointment_moved boolean not null default true,
  add column appointment_cancelled boolean not null default true;

drop trigger events_noted on events;
create trigger events_noted after insert on events for each row
  when (not app_restoring() and new.kind in ('orders.taken', 'orders.approved', 'orders.finished', 'orders.pieceMoved',
    'calendar.booked', 'calendar.moved', 'calendar.cancelled'))
  execute function note_event();

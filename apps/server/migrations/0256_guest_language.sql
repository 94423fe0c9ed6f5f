-- The language in which somebody without a record of their own booked: texts about the appointment are written in it.
alter table appointments add column guest_language text check (guest_language in ('en', 'hi', 'pa'));
comment on column appointments.guest_language is 'Of the page by which a customer booked; a language on the customer’s record goes before it.';

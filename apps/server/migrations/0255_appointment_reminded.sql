-- The start a customer was reminded of: an appointment that is moved away and back again is not told twice.
alter table appointments add column reminded_for timestamptz;
comment on column appointments.reminded_for is 'The start it was last reminded of; nobody is reminded of the same start again.';

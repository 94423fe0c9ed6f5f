-- What a house puts right after giving an order goes along, or both sides read that it did not.

alter table house_work add column corrected_at timestamptz;
alter table house_work add column missed_at timestamptz;
comment on column house_work.corrected_at is 'The house last put something right that the partner’s order took over.';
comment on column house_work.missed_at is 'The house last changed something that did not reach the partner’s order: it was cut already, or the garment is not sewn there.';

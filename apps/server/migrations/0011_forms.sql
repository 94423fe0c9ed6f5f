-- What a public form brings counts once the shop takes it on: its order in the month of its approval, its sizes when the tailor
-- has checked them.

alter table orders add column approved_at timestamptz;
comment on column orders.approved_at is 'When the shop took it on: as it was taken at the counter, at its approval when a form sent it. Empty while it waits, and of one called off before.';
-- Under forced row security even the owner sees no rows of a shop.
alter table orders no force row level security;
update orders set approved_at = created_at where state <> 'pending';
alter table orders force row level security;
create index orders_approved on orders (shop_id, approved_at) where approved_at is not null;

alter table measurement_records add column sent_by text;
comment on column measurement_records.sent_by is 'Who sent these sizes by the shop''s form, as they called themselves; empty when the shop took them.';
alter table measurement_records no force row level security;
alter table persons no force row level security;
update measurement_records record set sent_by = person.name
  from persons person
 where record.member_id is null and person.shop_id = record.shop_id and person.id = record.person_id;
alter table persons force row level security;
alter table measurement_records force row level security;

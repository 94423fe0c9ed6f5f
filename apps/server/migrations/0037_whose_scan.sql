-- Whose a sent scan is was read off the name of the person it went to, which a shop may correct. It is told when it is sent, and
-- kept. Of scans of before, one is its sender's own where the person still bears the sender's name.
alter table sent_scans no force row level security;
alter table measurement_records no force row level security;
alter table persons no force row level security;
alter table sent_scans add column is_own boolean;
update sent_scans sent
   set is_own = coalesce(lower(person.name) = lower(record.sent_by), false)
  from measurement_records record
  join persons person on person.shop_id = record.shop_id and person.id = record.person_id
 where record.shop_id = sent.shop_id and record.id = sent.record_id;
alter table sent_scans alter column is_own set not null;
alter table sent_scans force row level security;
alter table measurement_records force row level security;
alter table persons force row level security;
comment on column sent_scans.is_own is 'Of the account''s own person: it was sent without a name.';

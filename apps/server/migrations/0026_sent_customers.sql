-- An id that comes again with another customer is a mistake of the sender, as with orders.
alter table customers add column sent_hash bytea;
comment on column customers.sent_hash is 'Digest of what was sent under this id; none where the sender named no id.';

alter table bills add column sent_hash bytea;
comment on column bills.sent_hash is 'A digest of what was sent under its id: another content under the same id is a mistake of the sender.';

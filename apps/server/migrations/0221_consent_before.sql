-- Whoever allows messages again after stopping them agrees to what they had agreed to before, and to nothing more.
alter table customer_messaging add column consent_before text check (consent_before in ('unasked', 'given'));
comment on column customer_messaging.consent_before is 'What stood when messages were stopped, restored when they are allowed again.';

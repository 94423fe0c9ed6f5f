-- From the moment a gateway is asked to send money back, nobody says the refund was a mistake: the money may be on its way.
alter table gateway_refunds add column asked_at timestamptz;
comment on column gateway_refunds.asked_at is 'Written while the order is held, before the gateway is called.';
alter table gateway_refunds no force row level security;
update gateway_refunds set asked_at = coalesce(settled_at, created_at) where state in ('waiting', 'done');
alter table gateway_refunds force row level security;

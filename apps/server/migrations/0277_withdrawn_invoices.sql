-- An invoice of a plan that asks for nothing any more: the operator put the shop on a plan by hand, or the days it named are over
-- without having been given. And money that came for one that asked for nothing goes back by the gateway it came through.
alter table plan_invoices drop constraint plan_invoices_state_check;
alter table plan_invoices add constraint plan_invoices_state_check check (state in ('open', 'paid', 'withdrawn'));
comment on column plan_invoices.lapsed_on is 'When the shop lost what this invoice was for, because it was not paid.';

alter table plan_checkouts add column transaction_id text;
alter table plan_checkouts add column refund_state text check (refund_state in ('waiting', 'done', 'refused'));
alter table plan_checkouts add column refund_since timestamptz;
alter table plan_checkouts add constraint plan_checkouts_refund_check check (
  (refund_state is null) = (refund_since is null) and (refund_state is null or (state = 'paid' and transaction_id is not null)));
comment on column plan_checkouts.refund_state is 'Of money nobody asked for any more when it came: how far it is on its way back.';
create index plan_checkouts_refunds on plan_checkouts (shop_id) where refund_state = 'waiting';
create policy operator on plan_checkouts for select using (app_operator_id() is not null);

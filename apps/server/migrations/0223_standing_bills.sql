-- What the bill an order stands under comes to beside the order itself, so that one never drifts from the other unseen.
alter table orders add column billed_minor bigint check (billed_minor > 0);
comment on column orders.billed_minor is 'What is left of the bill that stands, less its credit notes; null while none does.';

-- Under forced row security even the owner sees no rows of a shop; triggers of orders look into the others.
alter table bills no force row level security;
alter table customers no force row level security;
alter table customer_tallies no force row level security;
alter table customer_tag_tallies no force row level security;
alter table day_figures no force row level security;
alter table order_tallies no force row level security;
alter table orders no force row level security;
alter table shops no force row level security;
with left_over as (
  select b.shop_id, b.order_id, b.issued_at, b.id,
         b.total_minor - coalesce((select sum(n.total_minor) from bills n where n.shop_id = b.shop_id and n.credits = b.id), 0) as minor
    from bills b where b.kind <> 'credit_note'
), standing as (
  select distinct on (shop_id, order_id) shop_id, order_id, minor from left_over
   where minor > 0 order by shop_id, order_id, issued_at desc, id desc
)
update orders o set billed_minor = s.minor from standing s where s.shop_id = o.shop_id and s.order_id = o.id;
alter table bills force row level security;
alter table customers force row level security;
alter table customer_tallies force row level security;
alter table customer_tag_tallies force row level security;
alter table day_figures force row level security;
alter table order_tallies force row level security;
alter table orders force row level security;
alter table shops force row level security;

-- Of an order called off counts what the shop keeps.
create index orders_bill_differs on orders (shop_id) where billed_minor <> case
  when state = 'cancelled' then coalesce(kept_minor, 0) - given_of_kept_minor else total_minor end;

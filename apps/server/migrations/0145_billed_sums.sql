-- What the bill of an order adds to its price: a tax that the prices leave out, and what the total is rounded by. Balance, links to
-- pay and figures ask for what the bill asks for.
alter table orders add column tax_minor bigint not null default 0 check (tax_minor >= 0);
alter table orders add column round_off_minor bigint not null default 0;
comment on column orders.tax_minor is 'The tax its bill puts on top of the price, less what credit notes gave back of it; 0 where prices include it.';
comment on column orders.round_off_minor is 'By how much its bill rounds the total; below zero where it rounds down.';
alter table orders drop constraint orders_total_check;
alter table orders add constraint orders_total_check
  check (total_minor = pieces_minor - discount_minor - written_off_minor + tax_minor + round_off_minor);

create or replace function payments_changed() returns trigger language plpgsql as $$
declare
  entry record;
begin
  for entry in select distinct shop_id, order_id from changed order by shop_id, order_id loop
    update orders o
       set paid_minor = ledger.paid, written_off_minor = ledger.off, given_of_kept_minor = ledger.given,
           total_minor = o.pieces_minor - o.discount_minor - ledger.off + o.tax_minor + o.round_off_minor
      from (select coalesce(sum(p.amount_minor), 0) as paid, coalesce(sum(p.off_price_minor), 0) as off,
                   coalesce(sum(p.off_kept_minor), 0) as given
              from payments p
             where p.shop_id = entry.shop_id and p.order_id = entry.order_id and p.status in ('completed', 'refunded')) ledger
     where o.shop_id = entry.shop_id and o.id = entry.order_id;
  end loop;
  return null;
end
$$;

-- Orders that were billed before. Under forced row security even the owner sees no rows of a shop; day figures and tallies follow
-- by their triggers.
alter table bills no force row level security;
alter table customers no force row level security;
alter table customer_tallies no force row level security;
alter table customer_tag_tallies no force row level security;
alter table day_figures no force row level security;
alter table order_tallies no force row level security;
alter table orders no force row level security;
alter table shops no force row level security;
with added as (
  select shop_id, order_id,
         greatest(0, sum(case when content ->> 'includesTax' = 'true' then 0
                         else (case when kind = 'credit_note' then -1 else 1 end) * (content ->> 'taxMinor')::bigint end)) as tax,
         sum((case when kind = 'credit_note' then -1 else 1 end) * (content ->> 'roundOffMinor')::bigint) as round_off
    from bills group by 1, 2
), billed as (
  update orders o
     set tax_minor = a.tax, round_off_minor = a.round_off, total_minor = o.total_minor + a.tax + a.round_off
    from added a
   where a.shop_id = o.shop_id and a.order_id = o.id and (a.tax <> 0 or a.round_off <> 0) and o.total_minor + a.tax + a.round_off >= 0
  returning o.shop_id, o.customer_id, o.state, o.approved_at, a.tax + a.round_off as more
)
update customers c
   set spent_minor = c.spent_minor + b.more
  from (select shop_id, customer_id, sum(more) as more from billed where state <> 'cancelled' and approved_at is not null group by 1, 2) b
 where b.shop_id = c.shop_id and b.customer_id = c.id;
alter table bills force row level security;
alter table customers force row level security;
alter table customer_tallies force row level security;
alter table customer_tag_tallies force row level security;
alter table day_figures force row level security;
alter table order_tallies force row level security;
alter table orders force row level security;
alter table shops force row level security;

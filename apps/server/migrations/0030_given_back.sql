-- Money to be given back. An order called off keeps its price: what the shop gives back later of what it kept is a figure of
-- its own. And what came in beyond the price of an order, or beyond what was kept of it, can be found and summed.
alter table payments add column off_kept_minor bigint not null default 0;
alter table payments add constraint payments_off_kept_check check (case kind
  when 'refund' then off_kept_minor between 0 and -amount_minor
  when 'reversal' then true
  else off_kept_minor = 0 end);
comment on column payments.off_kept_minor is 'Of an order called off: by how much the shop keeps less of it. Negative where that is reversed.';
alter table orders add column given_of_kept_minor bigint not null default 0 check (given_of_kept_minor >= 0);
comment on column orders.given_of_kept_minor is 'Sum of what the ledger gave back of what was kept; kept by its trigger.';
comment on column orders.kept_minor is 'Once called off: what the shop kept then. What is held beyond it, less what was given back of it, is to be given back.';

-- Under forced row security even the owner sees no rows of a shop.
alter table orders no force row level security;
alter table order_steps no force row level security;
alter table payments no force row level security;
alter table orders disable trigger user;
alter table payments disable trigger user;
-- What was given back of what was kept stood as taken off the price until now; a refund of before that was reversed still does.
with called_off as (
  select o.shop_id, o.id, max(s.at) as at
    from orders o join order_steps s on s.shop_id = o.shop_id and s.order_id = o.id and s.kind = 'cancelled'
   where o.state = 'cancelled' group by 1, 2
)
update payments p set off_kept_minor = p.off_price_minor, off_price_minor = 0
  from called_off c
 where c.shop_id = p.shop_id and c.id = p.order_id and p.off_price_minor <> 0 and p.created_at > c.at
   and not exists (select from payments r where r.shop_id = p.shop_id and r.id = p.reverses and r.kind = 'refund' and r.created_at <= c.at);
with ledger as (
  select o.shop_id, o.id, coalesce(sum(p.off_price_minor), 0) as off, coalesce(sum(p.off_kept_minor), 0) as given
    from orders o left join payments p on p.shop_id = o.shop_id and p.order_id = o.id and p.status in ('completed', 'refunded')
   where o.state = 'cancelled' group by 1, 2
)
update orders o
   set written_off_minor = l.off, total_minor = o.pieces_minor - o.discount_minor - l.off, given_of_kept_minor = l.given,
       kept_minor = greatest(0, o.kept_minor - l.off)
  from ledger l where l.shop_id = o.shop_id and l.id = o.id;
alter table orders enable trigger user;
alter table payments enable trigger user;
alter table orders force row level security;
alter table order_steps force row level security;
alter table payments force row level security;

create or replace function payments_changed() returns trigger language plpgsql as $$
begin
  update orders o
     set paid_minor = ledger.paid, written_off_minor = ledger.off, given_of_kept_minor = ledger.given,
         total_minor = o.pieces_minor - o.discount_minor - ledger.off
    from (select c.shop_id, c.order_id, coalesce(sum(p.amount_minor), 0) as paid, coalesce(sum(p.off_price_minor), 0) as off,
                 coalesce(sum(p.off_kept_minor), 0) as given
            from (select distinct shop_id, order_id from changed) c
            left join payments p on p.shop_id = c.shop_id and p.order_id = c.order_id and p.status in ('completed', 'refunded')
           group by c.shop_id, c.order_id) ledger
   where o.shop_id = ledger.shop_id and o.id = ledger.order_id;
  return null;
end
$$;

alter table orders add column give_back_minor bigint generated always as (
  greatest(0, paid_minor - case when state = 'cancelled' then coalesce(kept_minor, 0) - given_of_kept_minor else total_minor end)
) stored;
comment on column orders.give_back_minor is 'What the shop holds of an order and is to give back.';
create index orders_to_give_back on orders (shop_id, promised_on, id) include (created_at) where give_back_minor > 0;

-- What is owed is not made less by what is to be given back to somebody else.
alter table order_tallies add column give_back_minor bigint not null default 0;
create or replace function tally_orders() returns trigger language plpgsql as $$
begin
  insert into order_tallies as t (shop_id, tailor_state, priority, promised_on, orders, total_minor, paid_minor, give_back_minor)
  select shop_id, tailor_state, priority, tally_day(tailor_state, promised_on), sum(sign), sum(sign * total_minor),
         sum(sign * paid_minor), sum(sign * give_back_minor)
    from (select shop_id, tailor_state, priority, promised_on, total_minor, paid_minor, give_back_minor, 1 as sign from added
          union all
          select shop_id, tailor_state, priority, promised_on, total_minor, paid_minor, give_back_minor, -1 from removed) changes
   group by 1, 2, 3, 4
  having sum(sign) <> 0 or sum(sign * total_minor) <> 0 or sum(sign * paid_minor) <> 0 or sum(sign * give_back_minor) <> 0
   order by 1, 2, 3, 4
  on conflict (shop_id, tailor_state, priority, promised_on) do update
     set orders = t.orders + excluded.orders, total_minor = t.total_minor + excluded.total_minor,
         paid_minor = t.paid_minor + excluded.paid_minor, give_back_minor = t.give_back_minor + excluded.give_back_minor;
  return null;
end
$$;
create or replace function tally_new_orders() returns trigger language plpgsql as $$
begin
  insert into order_tallies as t (shop_id, tailor_state, priority, promised_on, orders, total_minor, paid_minor, give_back_minor)
  select shop_id, tailor_state, priority, tally_day(tailor_state, promised_on), count(*), sum(total_minor), sum(paid_minor),
         sum(give_back_minor)
    from added group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (shop_id, tailor_state, priority, promised_on) do update
     set orders = t.orders + excluded.orders, total_minor = t.total_minor + excluded.total_minor,
         paid_minor = t.paid_minor + excluded.paid_minor, give_back_minor = t.give_back_minor + excluded.give_back_minor;
  return null;
end
$$;
-- The tallies anew: the money of orders called off changed above, and what is to be given back was never counted.
alter table orders no force row level security;
alter table order_tallies no force row level security;
delete from order_tallies;
insert into order_tallies (shop_id, tailor_state, priority, promised_on, orders, total_minor, paid_minor, give_back_minor)
select shop_id, tailor_state, priority, tally_day(tailor_state, promised_on), count(*), sum(total_minor), sum(paid_minor), sum(give_back_minor)
  from orders group by 1, 2, 3, 4;
alter table orders force row level security;
alter table order_tallies force row level security;

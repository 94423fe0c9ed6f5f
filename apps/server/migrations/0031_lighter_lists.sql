-- What stands when is told of all orders of a day together: their priority concerns no figure of the summary, and made it add
-- up three rows for one.
create or replace function tally_orders() returns trigger language plpgsql as $$
begin
  insert into order_tallies as t (shop_id, tailor_state, promised_on, orders, total_minor, paid_minor, give_back_minor)
  select shop_id, tailor_state, tally_day(tailor_state, promised_on), sum(sign), sum(sign * total_minor), sum(sign * paid_minor),
         sum(sign * give_back_minor)
    from (select shop_id, tailor_state, promised_on, total_minor, paid_minor, give_back_minor, 1 as sign from added
          union all
          select shop_id, tailor_state, promised_on, total_minor, paid_minor, give_back_minor, -1 from removed) changes
   group by 1, 2, 3
  having sum(sign) <> 0 or sum(sign * total_minor) <> 0 or sum(sign * paid_minor) <> 0 or sum(sign * give_back_minor) <> 0
   order by 1, 2, 3
  on conflict (shop_id, tailor_state, promised_on) do update
     set orders = t.orders + excluded.orders, total_minor = t.total_minor + excluded.total_minor,
         paid_minor = t.paid_minor + excluded.paid_minor, give_back_minor = t.give_back_minor + excluded.give_back_minor;
  return null;
end
$$;
create or replace function tally_new_orders() returns trigger language plpgsql as $$
begin
  insert into order_tallies as t (shop_id, tailor_state, promised_on, orders, total_minor, paid_minor, give_back_minor)
  select shop_id, tailor_state, tally_day(tailor_state, promised_on), count(*), sum(total_minor), sum(paid_minor),
         sum(give_back_minor)
    from added group by 1, 2, 3 order by 1, 2, 3
  on conflict (shop_id, tailor_state, promised_on) do update
     set orders = t.orders + excluded.orders, total_minor = t.total_minor + excluded.total_minor,
         paid_minor = t.paid_minor + excluded.paid_minor, give_back_minor = t.give_back_minor + excluded.give_back_minor;
  return null;
end
$$;

alter table order_tallies drop constraint order_tallies_pkey;
alter table order_tallies alter column priority drop not null;
-- Under forced row security even the owner sees no rows of a shop.
alter table order_tallies no force row level security;
with apart as (
  delete from order_tallies returning *
)
insert into order_tallies (shop_id, tailor_state, promised_on, orders, total_minor, paid_minor, give_back_minor)
select shop_id, tailor_state, promised_on, sum(orders), sum(total_minor), sum(paid_minor), sum(give_back_minor)
  from apart group by 1, 2, 3;
alter table order_tallies force row level security;
alter table order_tallies drop column priority;
alter table order_tallies add primary key (shop_id, tailor_state, promised_on);
comment on column order_tallies.promised_on is 'Of orders that are open; 0001-01-01 of all that are closed, and each night of those open from long ago.';

-- Of the customers a name finds, only the orders that a page may show are read; the others are passed over in the index alone.
drop index orders_of_customer;
create index orders_of_customer on orders (shop_id, customer_id, created_at desc, id desc)
  include (promised_on, tailor_state, priority);

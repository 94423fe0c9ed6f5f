-- Order management of a shop with a million orders: what a list, a search or the summary reads must not grow with the book.

-- The newest first among those due in some days: found in the indexes alone.
drop index orders_newest;
create index orders_newest on orders (shop_id, created_at desc, id desc) include (priority, tailor_state, promised_on);
drop index orders_open;
create index orders_open on orders (shop_id, promised_on, id) include (priority, created_at) where tailor_state in ('pending', 'in_progress', 'ready');
-- Lists are read in their indexes alone as long as the rows behind them are vacuumed: not first after a fifth of them.
alter table orders set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);

-- What is due when is asked of open orders only: those closed are tallied under one day, however many years they reach back.
create function tally_day(tailor_state text, promised_on date) returns date language sql immutable parallel safe as $$
  select case when tailor_state in ('pending', 'in_progress', 'ready') then promised_on else date '0001-01-01' end
$$;
comment on column order_tallies.promised_on is 'Of orders that are open; 0001-01-01 of all that are closed.';

create or replace function tally_orders() returns trigger language plpgsql as $$
begin
  insert into order_tallies as t (shop_id, tailor_state, priority, promised_on, orders, total_minor, paid_minor)
  select shop_id, tailor_state, priority, tally_day(tailor_state, promised_on), sum(sign), sum(sign * total_minor),
         sum(sign * paid_minor)
    from (select shop_id, tailor_state, priority, promised_on, total_minor, paid_minor, 1 as sign from added
          union all
          select shop_id, tailor_state, priority, promised_on, total_minor, paid_minor, -1 from removed) changes
   group by 1, 2, 3, 4
  having sum(sign) <> 0 or sum(sign * total_minor) <> 0 or sum(sign * paid_minor) <> 0
   order by 1, 2, 3, 4
  on conflict (shop_id, tailor_state, priority, promised_on) do update
     set orders = t.orders + excluded.orders, total_minor = t.total_minor + excluded.total_minor,
         paid_minor = t.paid_minor + excluded.paid_minor;
  return null;
end
$$;
create or replace function tally_new_orders() returns trigger language plpgsql as $$
begin
  insert into order_tallies as t (shop_id, tailor_state, priority, promised_on, orders, total_minor, paid_minor)
  select shop_id, tailor_state, priority, tally_day(tailor_state, promised_on), count(*), sum(total_minor), sum(paid_minor)
    from added group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (shop_id, tailor_state, priority, promised_on) do update
     set orders = t.orders + excluded.orders, total_minor = t.total_minor + excluded.total_minor,
         paid_minor = t.paid_minor + excluded.paid_minor;
  return null;
end
$$;

-- Under forced row security even the owner sees no rows of a shop.
alter table order_tallies no force row level security;
with closed as (
  delete from order_tallies where tailor_state in ('completed', 'cancelled') returning *
)
insert into order_tallies (shop_id, tailor_state, priority, promised_on, orders, total_minor, paid_minor)
select shop_id, tailor_state, priority, tally_day(tailor_state, promised_on), sum(orders), sum(total_minor), sum(paid_minor)
  from closed group by 1, 2, 3, 4;
alter table order_tallies force row level security;

-- As find_customers, for the orders of those who are found, whatever became of their records: a book has ten times as many
-- orders as customers, and a name stands in all of them. `ways` are alternatives, each a list of terms that stand in the text
-- together: the index is asked for all terms of a way at once.
create function find_orderers(ways jsonb, most integer) returns setof uuid
language plpgsql stable security definer set search_path from current set enable_seqscan = off as $$
declare
  conditions text;
begin
  select string_agg(format('(%s)', together), ' or ')
    into conditions
    from jsonb_array_elements(ways) way,
         lateral (select string_agg(format('search_text like %L', '%' || term || '%'), ' and ') as together
                    from jsonb_array_elements_text(way) term) likes;
  return query execute format('select id from customers where shop_id = $1 and state <> ''merged'' and (%s) limit $2',
    coalesce(conditions, 'false')) using app_shop_id(), most;
end
$$;

-- One row a customer: in which months they ordered. Orders called off or not taken on are none.
create table customer_activity (
  shop_id uuid not null references shops (id),
  customer_id uuid not null,
  first_on date,
  months date[] not null default '{}',
  primary key (shop_id, customer_id),
  foreign key (shop_id, customer_id) references customers (shop_id, id) on delete cascade
);
comment on column customer_activity.first_on is 'Of the first order; 0001-01-01 of whoever ordered before the shop used Darzi.';

create index customers_earlier on customers (shop_id, earlier_last_order_on) where earlier_last_order_on is not null;

alter table customer_activity enable row level security;
alter table customer_activity force row level security;
create policy tenant on customer_activity using (shop_id = app_shop_id());

-- In which months a customer orders follows from all of their orders: it is counted anew as the transaction ends, under a lock
-- that nothing else is taken after.
create function months_of_customer(shop uuid, customer uuid, out first_on date, out months date[]) language sql stable as $$
  select case when bool_or(c.earlier_orders > 0) then date '0001-01-01' else min(o.ordered_on) end,
         array_agg(distinct date_trunc('month', o.ordered_on)::date)
    from orders o join customers c on c.shop_id = o.shop_id and c.id = o.customer_id
   where o.shop_id = shop and o.customer_id = customer and o.state <> 'cancelled' and o.approved_at is not null
$$;
create function figures_of_customer(first_on date, months date[])
returns table (figure text, day date, key text) language sql immutable as $$
  select 'first', first_on, '' where first_on > date '0001-01-01'
  union all
  select 'active', month, to_char(first_on, 'YYYY-MM') from unnest(months) month where first_on is not null
$$;
create function recount_customer(shop uuid, customer uuid) returns void language plpgsql as $$
declare
  was record;
  now_is record;
  bound text := coalesce(current_setting('app.shop_id', true), '');
begin
  -- A transaction may end bound to another shop than the one it wrote this order in, or to none.
  perform set_config('app.shop_id', shop::text, true);
  insert into customer_activity (shop_id, customer_id) values (shop, customer) on conflict do nothing;
  select a.first_on, a.months into was from customer_activity a where a.shop_id = shop and a.customer_id = customer for update;
  select m.first_on, coalesce(m.months, '{}') as months into now_is from months_of_customer(shop, customer) m;
  if was.first_on is not distinct from now_is.first_on and was.months = now_is.months then
    perform set_config('app.shop_id', bound, true);
    return;
  end if;
  update customer_activity a set first_on = now_is.first_on, months = now_is.months
   where a.shop_id = shop and a.customer_id = customer;
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select shop, f.figure, f.day, f.key, sum(f.sign), 0
    from (select 1 as sign, * from figures_of_customer(now_is.first_on, now_is.months)
          union all select -1, * from figures_of_customer(was.first_on, was.months)) f
   group by f.figure, f.day, f.key having sum(f.sign) <> 0;
  perform set_config('app.shop_id', bound, true);
end
$$;
create function recount_of_order() returns trigger language plpgsql as $$
begin
  perform recount_customer(new.shop_id, new.customer_id);
  if tg_op = 'UPDATE' and old.customer_id <> new.customer_id then
    perform recount_customer(old.shop_id, old.customer_id);
  end if;
  return null;
end
$$;
create constraint trigger recount_insert after insert on orders deferrable initially deferred for each row
  execute function recount_of_order();
create constraint trigger recount_update after update on orders deferrable initially deferred for each row
  when (old.customer_id <> new.customer_id or old.ordered_on <> new.ordered_on
    or (old.state = 'cancelled') <> (new.state = 'cancelled') or (old.approved_at is null) <> (new.approved_at is null))
  execute function recount_of_order();
create function recount_of_customer() returns trigger language plpgsql as $$
begin
  perform recount_customer(new.shop_id, new.id);
  return null;
end
$$;
create constraint trigger recount_update after update on customers deferrable initially deferred for each row
  when ((old.earlier_orders > 0) <> (new.earlier_orders > 0)) execute function recount_of_customer();

create function forget_customer() returns trigger language plpgsql as $$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select old.shop_id, f.figure, f.day, f.key, -1, 0 from figures_of_customer(old.first_on, old.months) f;
  return null;
end
$$;
create trigger forget after delete on customer_activity for each row execute function forget_customer();

-- All figures of a shop anew, for a book that was written past the triggers, and when the shop's days are those of another zone.
create function rebuild_figures(shop uuid) returns void language plpgsql as $$
declare
  zone text := (select time_zone from shops where id = shop);
begin
  delete from customer_activity where shop_id = shop;
  delete from day_figures where shop_id = shop;
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select shop, f.figure, f.day, f.key, sum(f.times), sum(f.amount)
    from orders c cross join lateral figures_of_order(zone, c.state, c.tailor_state, c.ordered_on, c.created_at, c.promised_on, c.made_at,
     c.approved_at, c.total_minor, c.paid_minor) f
   where c.shop_id = shop group by 2, 3, 4;
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select shop, 'paid', (completed_at at time zone zone)::date, method, count(*), sum(amount_minor)
    from payments where shop_id = shop and status in ('completed', 'refunded') and completed_at is not null group by 3, 4;
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select shop, 'garment', o.ordered_on, c.garment_key, count(*), sum(c.price_minor + c.add_ons_minor)
    from order_pieces c join orders o on o.shop_id = c.shop_id and o.id = c.order_id
   where c.shop_id = shop and c.state <> 'cancelled' group by 3, 4;
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select shop, f.figure, f.day, f.key, sum(f.times), sum(f.amount)
    from order_steps c left join order_steps u on u.shop_id = c.shop_id and u.id = c.undoes
   cross join lateral figures_of_step(zone, c.kind, c.at, c.state_from, c.state_to, c.cause, c.pieces, u.kind, u.at, u.cause, u.pieces) f
   where c.shop_id = shop group by 2, 3, 4 having sum(f.times) <> 0 or sum(f.amount) <> 0;
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select shop, 'stock', (at at time zone zone)::date, item_id::text, count(*), -sum(quantity_milli)
    from stock_movements where shop_id = shop and kind in ('used', 'returned') group by 3, 4;
  insert into customer_activity (shop_id, customer_id, first_on, months)
  select shop, o.customer_id, case when bool_or(c.earlier_orders > 0) then date '0001-01-01' else min(o.ordered_on) end,
         array_agg(distinct date_trunc('month', o.ordered_on)::date)
    from orders o join customers c on c.shop_id = o.shop_id and c.id = o.customer_id
   where o.shop_id = shop and o.state <> 'cancelled' and o.approved_at is not null group by o.customer_id;
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select shop, f.figure, f.day, f.key, count(*), 0
    from customer_activity a cross join lateral figures_of_customer(a.first_on, a.months) f
   where a.shop_id = shop group by 2, 3, 4;
end
$$;
create function figure_zone() returns trigger language plpgsql as $$
begin
  perform rebuild_figures(new.id);
  return null;
end
$$;
create trigger figure_zone after update on shops for each row
  when (old.time_zone <> new.time_zone) execute function figure_zone();

-- The books that are there. Under forced row security even the owner sees no rows of a shop.
do $$
declare
  book uuid;
  owned text;
  tables text[] := array['orders', 'order_pieces', 'order_steps', 'payments', 'stock_movements', 'customers', 'shops', 'day_figures',
    'customer_activity'];
begin
  foreach owned in array tables loop execute format('alter table %I no force row level security', owned); end loop;
  alter table orders disable trigger user;
  update orders o set made_at = coalesce(
      (select max(s.at) from order_steps s where s.shop_id = o.shop_id and s.order_id = o.id and s.state_to in ('ready')
         and s.kind <> 'undone'), o.delivered_at, o.updated_at)
   where o.state in ('ready', 'delivered');
  alter table orders enable trigger user;
  for book in select id from shops loop perform rebuild_figures(book); end loop;
  foreach owned in array tables loop execute format('alter table %I force row level security', owned); end loop;
end
$$;

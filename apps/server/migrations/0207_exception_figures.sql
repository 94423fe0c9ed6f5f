-- What went ahead against a gate, by day and kind: times, and pieces it was about. Undone, it never was.
alter table day_figures drop constraint day_figures_figure_check;
alter table day_figures add constraint day_figures_figure_check check (figure in
  ('ordered', 'hour', 'promised', 'made', 'owed', 'paid', 'garment', 'rework', 'pending', 'stock', 'first', 'active', 'exception'));
comment on column day_figures.key is 'ordered: the order''s tailor_state. hour: 00 to 23. promised: kept, late or open. paid: method. garment: its key. rework: cause. stock: item. active: the month (YYYY-MM) of the customer''s first order. exception: its kind.';

-- Who went past it, where that was a partner: on the order of the house.
comment on column order_steps.exceptions is 'Json<{ kind: ''unready'' | ''owed'' | ''sizes'' | ''checks'' | ''trial''; tags: string[]; amountMinor?: number; by?: string }[]>';
create index order_steps_exceptions on order_steps (shop_id, at) include (order_id) where exceptions <> '[]';

create function figures_of_exceptions(zone text, at timestamptz, exceptions jsonb, undone_at timestamptz, undone jsonb)
returns table (figure text, day date, key text, times bigint, amount bigint) language sql immutable as $$
  select 'exception', (at at time zone zone)::date, e.value ->> 'kind', 1::bigint, jsonb_array_length(e.value -> 'tags')::bigint
    from jsonb_array_elements(exceptions) e
  union all
  select 'exception', (undone_at at time zone zone)::date, e.value ->> 'kind', -1, -jsonb_array_length(e.value -> 'tags')
    from jsonb_array_elements(undone) e
$$;

create or replace function figure_steps() returns trigger language plpgsql as $$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select c.shop_id, f.figure, f.day, f.key, sum(f.times), sum(f.amount)
    from added c
    join shops s on s.id = c.shop_id
    left join order_steps u on u.shop_id = c.shop_id and u.id = c.undoes
   cross join lateral (
     select * from figures_of_step(s.time_zone, c.kind, c.at, c.state_from, c.state_to, c.cause, c.pieces, u.kind, u.at, u.cause, u.pieces)
     union all
     select * from figures_of_exceptions(s.time_zone, c.at, c.exceptions, u.at, u.exceptions)) f
   group by 1, 2, 3, 4;
  return null;
end
$$;
create or replace function figure_gone_steps() returns trigger language plpgsql as $$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select c.shop_id, f.figure, f.day, f.key, -sum(f.times), -sum(f.amount)
    from removed c
    join shops s on s.id = c.shop_id
    left join removed u on u.shop_id = c.shop_id and u.id = c.undoes
   cross join lateral (
     select * from figures_of_step(s.time_zone, c.kind, c.at, c.state_from, c.state_to, c.cause, c.pieces, u.kind, u.at, u.cause, u.pieces)
     union all
     select * from figures_of_exceptions(s.time_zone, c.at, c.exceptions, u.at, u.exceptions)) f
   group by 1, 2, 3, 4;
  return null;
end
$$;
create or replace function rebuild_figures(shop uuid) returns void language plpgsql as $$
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
   cross join lateral (
     select * from figures_of_step(zone, c.kind, c.at, c.state_from, c.state_to, c.cause, c.pieces, u.kind, u.at, u.cause, u.pieces)
     union all
     select * from figures_of_exceptions(zone, c.at, c.exceptions, u.at, u.exceptions)) f
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

-- The steps that are there. Under forced row security even the owner sees no rows of a shop.
alter table order_steps no force row level security;
alter table shops no force row level security;
alter table day_figures no force row level security;
insert into day_figures (shop_id, figure, day, key, times, amount)
select c.shop_id, f.figure, f.day, f.key, sum(f.times), sum(f.amount)
  from order_steps c
  join shops s on s.id = c.shop_id
  left join order_steps u on u.shop_id = c.shop_id and u.id = c.undoes
 cross join lateral figures_of_exceptions(s.time_zone, c.at, c.exceptions, u.at, u.exceptions) f
 where c.exceptions <> '[]' or u.exceptions <> '[]'
 group by 1, 2, 3, 4 having sum(f.times) <> 0;
alter table order_steps force row level security;
alter table shops force row level security;
alter table day_figures force row level security;

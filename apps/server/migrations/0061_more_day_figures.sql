-- Day figures of money, garments, steps and stock.

create function figure_payments() returns trigger language plpgsql as $$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select c.shop_id, 'paid', (c.completed_at at time zone s.time_zone)::date, c.method, sum(sign), sum(sign * c.amount_minor)
    from (select 1 as sign, shop_id, completed_at, method, status, amount_minor from added
          union all
          select -1, shop_id, completed_at, method, status, amount_minor from removed) c
    join shops s on s.id = c.shop_id
   where c.status in ('completed', 'refunded') and c.completed_at is not null
   group by 1, 3, 4
  having sum(sign) <> 0 or sum(sign * c.amount_minor) <> 0;
  return null;
end
$$;
create function figure_new_payments() returns trigger language plpgsql as $$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select c.shop_id, 'paid', (c.completed_at at time zone s.time_zone)::date, c.method, count(*), sum(c.amount_minor)
    from added c join shops s on s.id = c.shop_id
   where c.status in ('completed', 'refunded') and c.completed_at is not null
   group by 1, 3, 4;
  return null;
end
$$;
create trigger figure_inserts after insert on payments referencing new table as added
  for each statement execute function figure_new_payments();
create trigger figure_updates after update on payments referencing old table as removed new table as added
  for each statement execute function figure_payments();

create function figure_pieces() returns trigger language plpgsql as $$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select c.shop_id, 'garment', o.ordered_on, c.garment_key, sum(sign), sum(sign * (c.price_minor + c.add_ons_minor))
    from (select 1 as sign, shop_id, order_id, garment_key, state, price_minor, add_ons_minor from added
          union all
          select -1, shop_id, order_id, garment_key, state, price_minor, add_ons_minor from removed) c
    join orders o on o.shop_id = c.shop_id and o.id = c.order_id
   where c.state <> 'cancelled'
   group by 1, 3, 4
  having sum(sign) <> 0 or sum(sign * (c.price_minor + c.add_ons_minor)) <> 0;
  return null;
end
$$;
create function figure_new_pieces() returns trigger language plpgsql as $$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select c.shop_id, 'garment', o.ordered_on, c.garment_key, count(*), sum(c.price_minor + c.add_ons_minor)
    from added c join orders o on o.shop_id = c.shop_id and o.id = c.order_id
   where c.state <> 'cancelled'
   group by 1, 3, 4;
  return null;
end
$$;
create trigger figure_inserts after insert on order_pieces referencing new table as added
  for each statement execute function figure_new_pieces();
create trigger figure_updates after update on order_pieces referencing old table as removed new table as added
  for each statement execute function figure_pieces();

-- Steps are never rewritten: an undone rework is taken off the day it was on. What waits for work goes up and down with each step.
create function figures_of_step(zone text, kind text, at timestamptz, state_from text, state_to text, cause text, pieces jsonb,
  undone_kind text, undone_at timestamptz, undone_cause text, undone_pieces jsonb)
returns table (figure text, day date, key text, times bigint, amount bigint) language sql stable as $$
  select f.figure, f.day, f.key, f.times, f.amount
    from (values
      ('pending', (at at time zone zone)::date, '',
        (state_to in ('pending', 'approved'))::int::bigint
          - coalesce(kind <> 'taken' and state_from in ('pending', 'approved'), false)::int, 0::bigint, true),
      ('rework', (at at time zone zone)::date, coalesce(cause, 'other'), 1::bigint, jsonb_array_length(pieces)::bigint, kind = 'rework'),
      ('rework', (undone_at at time zone zone)::date, coalesce(undone_cause, 'other'), -1::bigint,
        -jsonb_array_length(undone_pieces)::bigint, kind = 'undone' and undone_kind = 'rework')
    ) f (figure, day, key, times, amount, counts)
   where f.counts and f.times <> 0
$$;
create function figure_steps() returns trigger language plpgsql as $$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select c.shop_id, f.figure, f.day, f.key, sum(f.times), sum(f.amount)
    from added c
    join shops s on s.id = c.shop_id
    left join order_steps u on u.shop_id = c.shop_id and u.id = c.undoes
   cross join lateral figures_of_step(s.time_zone, c.kind, c.at, c.state_from, c.state_to, c.cause, c.pieces, u.kind, u.at, u.cause, u.pieces) f
   group by 1, 2, 3, 4;
  return null;
end
$$;
create trigger figure_inserts after insert on order_steps referencing new table as added
  for each statement execute function figure_steps();

create function figure_stock() returns trigger language plpgsql as $$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select c.shop_id, 'stock', (c.at at time zone s.time_zone)::date, c.item_id::text, count(*), -sum(c.quantity_milli)
    from added c join shops s on s.id = c.shop_id
   where c.kind in ('used', 'returned')
   group by 1, 3, 4;
  return null;
end
$$;
create trigger figure_inserts after insert on stock_movements referencing new table as added
  for each statement execute function figure_stock();

create function figure_gone_payments() returns trigger language plpgsql as $$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select c.shop_id, 'paid', (c.completed_at at time zone s.time_zone)::date, c.method, -count(*), -sum(c.amount_minor)
    from removed c join shops s on s.id = c.shop_id
   where c.status in ('completed', 'refunded') and c.completed_at is not null
   group by 1, 3, 4;
  return null;
end
$$;
create trigger figure_deletes after delete on payments referencing old table as removed
  for each statement execute function figure_gone_payments();
create function figure_gone_pieces() returns trigger language plpgsql as $$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select c.shop_id, 'garment', o.ordered_on, c.garment_key, -count(*), -sum(c.price_minor + c.add_ons_minor)
    from removed c join orders o on o.shop_id = c.shop_id and o.id = c.order_id
   where c.state <> 'cancelled'
   group by 1, 3, 4;
  return null;
end
$$;
create trigger figure_deletes after delete on order_pieces referencing old table as removed
  for each statement execute function figure_gone_pieces();
create function figure_gone_steps() returns trigger language plpgsql as $$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select c.shop_id, f.figure, f.day, f.key, -sum(f.times), -sum(f.amount)
    from removed c
    join shops s on s.id = c.shop_id
    left join removed u on u.shop_id = c.shop_id and u.id = c.undoes
   cross join lateral figures_of_step(s.time_zone, c.kind, c.at, c.state_from, c.state_to, c.cause, c.pieces, u.kind, u.at, u.cause, u.pieces) f
   group by 1, 2, 3, 4;
  return null;
end
$$;
create trigger figure_deletes after delete on order_steps referencing old table as removed
  for each statement execute function figure_gone_steps();

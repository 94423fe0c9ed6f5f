-- Figures of a shop by its own days, so that a year of a big shop is read in some thousand short rows. Triggers write what each
-- change adds or takes away, as rows of their own: nobody waits for anybody, and the sum over the parts is always the plain sum
-- over the book. Nights put the parts together.

alter table orders add column made_at timestamptz;
comment on column orders.made_at is 'When its last piece was ready, while it is ready or handed over; kept by a trigger. Meaningless before.';

create table day_figures (
  shop_id uuid not null references shops (id),
  figure text not null check (figure in
    ('ordered', 'hour', 'promised', 'made', 'owed', 'paid', 'garment', 'rework', 'pending', 'stock', 'first', 'active')),
  day date not null,
  key text not null default '',
  part bigint not null generated always as identity,
  times bigint not null,
  amount bigint not null,
  primary key (shop_id, figure, day, key, part) include (times, amount)
);
comment on table day_figures is 'What happened on a day of the shop, in parts that are added up.';
comment on column day_figures.key is
  'ordered: the order''s tailor_state. hour: 00 to 23. promised: kept, late or open. paid: method. garment: its key. rework: cause. stock: item. active: the month (YYYY-MM) of the customer''s first order.';
comment on column day_figures.amount is
  'Minor units; made: days from order to ready. rework: pieces. stock: thousandths used.';

alter table day_figures enable row level security;
alter table day_figures force row level security;
create policy tenant on day_figures using (shop_id = app_shop_id());

-- Found by day: who ordered within some days; what was ready, called back or is owed, for the lists behind the figures.
create index orders_by_day on orders (shop_id, ordered_on, customer_id) where state <> 'cancelled' and approved_at is not null;
create index orders_by_made on orders (shop_id, made_at) where made_at is not null;
create index orders_owing on orders (shop_id, promised_on, id) include (created_at)
  where state <> 'cancelled' and total_minor > paid_minor;
create index order_steps_reworks on order_steps (shop_id, at) include (order_id, cause) where kind = 'rework';
create index payments_of_days on payments (shop_id, completed_at) include (order_id, status) where completed_at is not null;

-- What an order says of the days it names. It says nothing that is not written in its row, so that a change is the new
-- less the old.
create function figures_of_order(zone text, state text, tailor_state text, ordered_on date, created_at timestamptz,
  promised_on date, made_at timestamptz, approved_at timestamptz, total_minor bigint, paid_minor bigint)
returns table (figure text, day date, key text, times bigint, amount bigint) language sql stable as $$
  select f.figure, f.day, f.key, 1::bigint, f.amount
    from (values
      ('ordered', ordered_on, tailor_state, total_minor, true),
      ('hour', ordered_on, to_char(created_at at time zone zone, 'HH24'), 0::bigint, true),
      ('promised', promised_on, case
          when state not in ('ready', 'delivered') then 'open'
          when (made_at at time zone zone)::date <= promised_on then 'kept' else 'late' end, 0::bigint,
        state <> 'cancelled' and approved_at is not null),
      ('made', (made_at at time zone zone)::date, '', ((made_at at time zone zone)::date - ordered_on)::bigint,
        state in ('ready', 'delivered') and made_at is not null),
      ('owed', promised_on, '', total_minor - paid_minor, state <> 'cancelled' and total_minor > paid_minor)
    ) f (figure, day, key, amount, counts)
   where f.counts
$$;

create function figure_orders() returns trigger language plpgsql as $$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select c.shop_id, f.figure, f.day, f.key, sum(c.sign * f.times), sum(c.sign * f.amount)
    from (select 1 as sign, shop_id, state, tailor_state, ordered_on, created_at, promised_on, made_at, approved_at, total_minor, paid_minor from added
          union all
          select -1, shop_id, state, tailor_state, ordered_on, created_at, promised_on, made_at, approved_at, total_minor, paid_minor from removed) c
    join shops s on s.id = c.shop_id
   cross join lateral figures_of_order(s.time_zone, c.state, c.tailor_state, c.ordered_on, c.created_at, c.promised_on, c.made_at,
     c.approved_at, c.total_minor, c.paid_minor) f
   group by 1, 2, 3, 4
  having sum(c.sign * f.times) <> 0 or sum(c.sign * f.amount) <> 0;
  return null;
end
$$;
create function figure_new_orders() returns trigger language plpgsql as $$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select c.shop_id, f.figure, f.day, f.key, sum(f.times), sum(f.amount)
    from added c
    join shops s on s.id = c.shop_id
   cross join lateral figures_of_order(s.time_zone, c.state, c.tailor_state, c.ordered_on, c.created_at, c.promised_on, c.made_at,
     c.approved_at, c.total_minor, c.paid_minor) f
   group by 1, 2, 3, 4;
  return null;
end
$$;
create trigger figure_inserts after insert on orders referencing new table as added
  for each statement execute function figure_new_orders();
create trigger figure_updates after update on orders referencing old table as removed new table as added
  for each statement execute function figure_orders();

-- Ready is when the last piece is. An undone rework leaves it as it was: within the seconds of an undo the order is ready again.
create function stamp_made() returns trigger language plpgsql as $$
declare
  last_step record;
begin
  if new.state not in ('ready', 'delivered') then return new; end if;
  if tg_op = 'INSERT' then
    new.made_at := coalesce(new.made_at, new.delivered_at, new.updated_at);
    return new;
  end if;
  if old.state in ('ready', 'delivered') then return new; end if;
  select kind, at into last_step from order_steps
   where shop_id = new.shop_id and order_id = new.id and kind <> 'undone' order by turn desc limit 1;
  if old.made_at is null or last_step.kind is distinct from 'rework' or new.updated_at - last_step.at > interval '15 seconds' then
    new.made_at := new.updated_at;
  end if;
  return new;
end
$$;
create trigger stamp_made_insert before insert on orders for each row execute function stamp_made();
create trigger stamp_made_update before update of state on orders for each row
  when (old.state is distinct from new.state) execute function stamp_made();

-- Orders are deleted with a shop's sample alone, and all that hangs on them before them.
create function figure_gone_orders() returns trigger language plpgsql as $$
begin
  insert into day_figures (shop_id, figure, day, key, times, amount)
  select c.shop_id, f.figure, f.day, f.key, -sum(f.times), -sum(f.amount)
    from removed c
    join shops s on s.id = c.shop_id
   cross join lateral figures_of_order(s.time_zone, c.state, c.tailor_state, c.ordered_on, c.created_at, c.promised_on, c.made_at,
     c.approved_at, c.total_minor, c.paid_minor) f
   group by 1, 2, 3, 4;
  return null;
end
$$;
create trigger figure_deletes after delete on orders referencing old table as removed
  for each statement execute function figure_gone_orders();

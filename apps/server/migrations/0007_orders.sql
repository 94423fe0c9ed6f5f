-- Orders: what was promised, of which pieces, by when, and where each piece is. The life of an order is tailoring's table;
-- here stands where it is now, and the events tell how it came there.

alter table customers add column language text check (language in ('en', 'hi', 'pa'));

create table counter_settings (
  shop_id uuid primary key references shops (id),
  buffer_days integer not null default 2 check (buffer_days between 0 and 60),
  upi_id text,
  slip_note text,
  slip_size text not null default '80' check (slip_size in ('58', '80', 'a5')),
  is_default_shop boolean not null default false
);
create unique index counter_settings_default on counter_settings (is_default_shop) where is_default_shop;
comment on table counter_settings is 'How the counter works in this shop; a shop without a row has the defaults.';
comment on column counter_settings.is_default_shop is 'Public forms without a shop in their link come here; the platform''s operator sets it.';

create table orders (
  shop_id uuid not null references shops (id),
  id uuid not null,
  number integer not null,
  customer_id uuid not null,
  state text not null check (state in ('pending', 'approved', 'in_progress', 'ready', 'delivered', 'cancelled')),
  tailor_state text not null check (tailor_state in ('pending', 'in_progress', 'ready', 'completed', 'cancelled')),
  priority text not null default 'medium' check (priority in ('high', 'medium', 'low')),
  source text not null check (source in ('counter', 'customer_form', 'tailor_form')),
  ordered_on date not null,
  trial_on date,
  promised_on date not null,
  workshop_on date,
  delivered_at timestamptz,
  currency text not null check (currency in ('AED', 'USD', 'INR', 'EUR')),
  pieces_minor bigint not null default 0,
  discount_minor bigint not null default 0 check (discount_minor >= 0),
  total_minor bigint not null default 0 check (total_minor >= 0),
  paid_minor bigint not null default 0,
  notes text,
  assigned_to uuid,
  cancel_reason text,
  trial_answer text check (trial_answer in ('approved', 'change')),
  trial_words text,
  tracking_token text not null,
  search_text text not null,
  version integer not null default 1,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, customer_id) references customers (shop_id, id),
  foreign key (shop_id, assigned_to) references members (shop_id, id),
  foreign key (shop_id, created_by) references members (shop_id, id),
  check (trial_on is null or trial_on <= promised_on),
  check (total_minor = pieces_minor - discount_minor)
);
create unique index orders_number on orders (shop_id, number);
create unique index orders_tracking on orders (tracking_token);
create index orders_by_promise on orders (shop_id, promised_on, id) include (priority, tailor_state);
create index orders_by_state on orders (shop_id, tailor_state, promised_on, id) include (priority);
create index orders_by_priority on orders (shop_id, priority, promised_on, id) include (tailor_state);
create index orders_by_state_priority on orders (shop_id, tailor_state, priority, promised_on, id);
create index orders_newest on orders (shop_id, created_at desc, id desc) include (priority, tailor_state);
create index orders_state_newest on orders (shop_id, tailor_state, created_at desc, id desc) include (priority);
create index orders_open on orders (shop_id, promised_on, id) include (priority) where tailor_state in ('pending', 'in_progress', 'ready');
create index orders_of_customer on orders (shop_id, customer_id, created_at desc, id desc);
create index orders_of_member on orders (shop_id, assigned_to, promised_on, id) where assigned_to is not null;
create index orders_search on orders using gin (shop_id, search_text gin_trgm_ops) with (fastupdate = off);
comment on column orders.tailor_state is 'The tailor screens'' word for `state`, by tailoring''s table: what lists filter by.';
comment on column orders.workshop_on is 'The workshop''s own date: the promise less the shop''s buffer days.';
comment on column orders.paid_minor is 'Sum of the completed payments less refunds and reversals; kept by the ledger''s trigger.';
comment on column orders.search_text is 'ASCII search keys: number, customer''s name and phone, names of the persons.';
comment on column orders.tracking_token is '128 random bits, in the private link on the slip.';

create table order_pieces (
  shop_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  position integer not null check (position > 0),
  person_id uuid not null,
  person_name text not null,
  garment_key text not null,
  garment_name text,
  styles jsonb not null default '[]',
  cloth jsonb not null default '{}',
  notes text,
  price_minor bigint not null check (price_minor > 0),
  add_ons jsonb not null default '[]',
  add_ons_minor bigint not null default 0 check (add_ons_minor >= 0),
  is_urgent boolean not null default false,
  snapshot jsonb,
  stages jsonb not null,
  stage integer not null default 0 check (stage >= 0),
  state text not null check (state in ('waiting', 'working', 'done', 'delivered', 'cancelled')),
  reworks integer not null default 0,
  assigned_to uuid,
  stage_since timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, person_id) references persons (shop_id, id),
  foreign key (shop_id, assigned_to) references members (shop_id, id)
);
create unique index order_pieces_of_order on order_pieces (shop_id, order_id, position);
create index order_pieces_of_person on order_pieces (shop_id, person_id, id desc);
create index order_pieces_of_member on order_pieces (shop_id, assigned_to, state, id) where assigned_to is not null;
comment on table order_pieces is 'One physical garment each. The snapshot is what it is cut from, whatever the book says later.';
comment on column order_pieces.styles is 'Json<import(''@darzi/tailoring/garments/garment.ts'').ChosenStyle[]>';
comment on column order_pieces.cloth is 'Json<import(''@darzi/tailoring/orders/piece.ts'').PieceCloth>';
comment on column order_pieces.add_ons is 'Json<import(''@darzi/tailoring/orders/piece.ts'').ChosenAddOn[]>';
comment on column order_pieces.snapshot is 'Json<import(''@darzi/tailoring/orders/piece.ts'').MeasurementSnapshot>';
comment on column order_pieces.stages is 'Json<import(''@darzi/tailoring/garments/garment.ts'').Stage[]>';
comment on column order_pieces.stage is 'Where the piece is in `stages`, from 0; at the last one it waits for its customer.';

create table order_steps (
  shop_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  at timestamptz not null,
  member_id uuid,
  kind text not null check (kind in ('taken', 'approved', 'moved', 'delivered', 'cancelled', 'rework', 'undone')),
  state_from text,
  state_to text not null,
  pieces jsonb not null default '[]',
  reason text,
  cause text,
  undoes uuid,
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id),
  foreign key (shop_id, undoes) references order_steps (shop_id, id)
);
create index order_steps_of_order on order_steps (shop_id, order_id, id desc);
create unique index order_steps_undone on order_steps (shop_id, undoes) where undoes is not null;
comment on table order_steps is 'Each step of an order''s life. Never rewritten: an undo is a step of its own.';
comment on column order_steps.pieces is 'Json<{ id: string; from: number; to: number; stateFrom: string; stateTo: string }[]>';

create table order_photos (
  shop_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  piece_id uuid,
  file_id uuid not null,
  kind text not null check (kind in ('cloth', 'style', 'stage', 'customer')),
  stage text,
  is_shared boolean not null default false,
  removed_at timestamptz,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, piece_id) references order_pieces (shop_id, id),
  foreign key (shop_id, file_id) references files (shop_id, id)
);
create index order_photos_of_order on order_photos (shop_id, order_id, id);
comment on column order_photos.is_shared is 'Whether the customer sees it on the private link.';

-- Counter payments: a ledger. A row is never changed but for a pending payment that turns out; a mistake is reversed by a
-- row of its own.
create table payments (
  shop_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in ('advance', 'payment', 'refund', 'reversal')),
  method text not null,
  status text not null check (status in ('completed', 'pending', 'failed', 'refunded')),
  amount_minor bigint not null check (amount_minor <> 0),
  fee_minor bigint not null default 0,
  reference text,
  note text,
  reverses uuid,
  member_id uuid,
  member_name text,
  created_at timestamptz not null,
  completed_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, reverses) references payments (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id),
  check ((kind in ('refund', 'reversal')) = (reverses is not null)),
  check (kind not in ('advance', 'payment') or amount_minor > 0),
  check (kind <> 'refund' or amount_minor < 0)
);
create index payments_of_order on payments (shop_id, order_id, id);
create index payments_newest on payments (shop_id, created_at desc, id desc);
create unique index payments_reversed on payments (shop_id, reverses) where kind = 'reversal';
create index payments_refunds on payments (shop_id, reverses) where reverses is not null;
comment on column payments.amount_minor is 'What the shop received: positive in, negative out (refund, reversal of a payment).';


create function payments_changed() returns trigger language plpgsql as $$
begin
  update orders o
     set paid_minor = (select coalesce(sum(p.amount_minor), 0) from payments p
                        where p.shop_id = o.shop_id and p.order_id = o.id and p.status in ('completed', 'refunded'))
    from (select distinct shop_id, order_id from changed) c
   where o.shop_id = c.shop_id and o.id = c.order_id;
  return null;
end
$$;
create trigger sum_inserts after insert on payments referencing new table as changed for each statement execute function payments_changed();
create trigger sum_updates after update on payments referencing new table as changed for each statement execute function payments_changed();

-- Tallies for the summary, the saved views' badges and the dashboard, as customers have them.
create table order_tallies (
  shop_id uuid not null references shops (id),
  tailor_state text not null,
  priority text not null,
  promised_on date not null,
  orders bigint not null,
  total_minor bigint not null,
  paid_minor bigint not null,
  primary key (shop_id, tailor_state, priority, promised_on)
);

create function tally_orders() returns trigger language plpgsql as $$
begin
  insert into order_tallies as t (shop_id, tailor_state, priority, promised_on, orders, total_minor, paid_minor)
  select shop_id, tailor_state, priority, promised_on, sum(sign), sum(sign * total_minor), sum(sign * paid_minor)
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
create function tally_new_orders() returns trigger language plpgsql as $$
begin
  insert into order_tallies as t (shop_id, tailor_state, priority, promised_on, orders, total_minor, paid_minor)
  select shop_id, tailor_state, priority, promised_on, count(*), sum(total_minor), sum(paid_minor)
    from added group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (shop_id, tailor_state, priority, promised_on) do update
     set orders = t.orders + excluded.orders, total_minor = t.total_minor + excluded.total_minor,
         paid_minor = t.paid_minor + excluded.paid_minor;
  return null;
end
$$;
create trigger tally_inserts after insert on orders referencing new table as added
  for each statement execute function tally_new_orders();
create trigger tally_updates after update on orders referencing old table as removed new table as added
  for each statement execute function tally_orders();

do $$
declare
  owned text;
begin
  foreach owned in array array['counter_settings', 'orders', 'order_pieces', 'order_steps', 'order_photos', 'payments', 'order_tallies'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy tenant on %I using (shop_id = app_shop_id())', owned);
  end loop;
end
$$;
revoke update, delete on order_steps from darzi_app;
revoke delete on payments from darzi_app;
revoke update on payments from darzi_app;
grant update (status, completed_at, reference) on payments to darzi_app;

-- As find_customers: one function looks as the tables' owner, keeps to the request's shop by itself, and answers ids alone.
create policy finding on orders for select to current_user using (true);
create function find_orders(terms jsonb, most integer) returns setof uuid
language plpgsql stable security definer set search_path from current set enable_seqscan = off as $$
declare
  conditions text;
begin
  select string_agg(format('(%s)', alternatives), ' and ')
    into conditions
    from jsonb_array_elements(terms) forms,
         lateral (select string_agg(format('search_text like %L', '%' || term || '%'), ' or ') as alternatives
                    from jsonb_array_elements_text(forms) term) likes;
  return query execute format('select id from orders where shop_id = $1 and %s limit $2', coalesce(conditions, 'true'))
    using app_shop_id(), most;
end
$$;

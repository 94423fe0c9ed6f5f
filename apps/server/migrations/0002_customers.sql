-- Customers: the shop's book. Nothing is deleted by a person: a record is archived or merged, and both are undone
-- by putting the state back.

create table customer_imports (
  shop_id uuid not null references shops (id),
  id uuid not null,
  member_id uuid not null,
  state text not null check (state in ('uploaded', 'running', 'done', 'undone')),
  source text not null check (source in ('csv', 'vcard')),
  filename text not null,
  columns jsonb not null,
  mapping jsonb,
  rows_total integer not null,
  added integer not null default 0,
  duplicates integer not null default 0,
  refused integer not null default 0,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id)
);
create index customer_imports_newest on customer_imports (shop_id, id desc);
comment on column customer_imports.columns is 'Json<{ header: string; samples: string[]; suggested?: string }[]>';
comment on column customer_imports.mapping is 'Json<import(''../features/customers/import-reading.ts'').ImportReading>';

create table customer_import_rows (
  shop_id uuid not null,
  import_id uuid not null,
  line integer not null,
  cells text[] not null,
  outcome text check (outcome in ('added', 'duplicate', 'refused')),
  problems jsonb,
  customer_id uuid,
  primary key (shop_id, import_id, line),
  foreign key (shop_id, import_id) references customer_imports (shop_id, id)
);
comment on column customer_import_rows.problems is 'Json<import(''../features/customers/import-reading.ts'').RefusedFor[]>';

create table customers (
  shop_id uuid not null references shops (id),
  id uuid not null,
  number integer not null,
  name text not null,
  search_text text not null,
  phone text,
  email text,
  address text,
  notes text,
  book_number text,
  tags text[] not null default '{}',
  photo_id uuid,
  state text not null default 'active' check (state in ('active', 'archived', 'merged')),
  merged_into uuid,
  earlier_orders integer not null default 0 check (earlier_orders >= 0),
  earlier_spent_minor bigint not null default 0,
  earlier_last_order_on date,
  orders_count integer not null default 0 check (orders_count >= 0),
  spent_minor bigint not null default 0,
  last_order_on date,
  last_order_key date not null generated always as (coalesce(last_order_on, '-infinity'::date)) stored,
  import_id uuid,
  version integer not null default 1,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, photo_id) references files (shop_id, id),
  foreign key (shop_id, merged_into) references customers (shop_id, id),
  foreign key (shop_id, import_id) references customer_imports (shop_id, id),
  foreign key (shop_id, created_by) references members (shop_id, id),
  check ((state = 'merged') = (merged_into is not null))
);
comment on column customers.search_text is 'ASCII search keys of names, phone and numbers (tailoring/names/search-key).';
comment on column customers.phone is 'E.164; several records may share one.';
comment on column customers.earlier_orders is 'Brought forward from before Darzi; part of orders_count.';
create unique index customers_number on customers (shop_id, number);
create index customers_by_last_order on customers (shop_id, last_order_key desc, id desc) where state = 'active';
create index customers_by_name on customers (shop_id, name collate "und-x-icu", id) where state = 'active';
create index customers_by_orders on customers (shop_id, orders_count desc, id desc) where state = 'active';
create index customers_by_spent on customers (shop_id, spent_minor desc, id desc) where state = 'active';
create index customers_archived on customers (shop_id, last_order_key desc, id desc) where state = 'archived';
create index customers_by_phone on customers (shop_id, phone) where phone is not null;
create index customers_by_created on customers (shop_id, created_at);
create index customers_by_import on customers (shop_id, import_id) where import_id is not null;
create index customers_with_photo on customers (shop_id, photo_id) where photo_id is not null;
create index customers_merged on customers (shop_id, merged_into) where merged_into is not null;
-- Without fastupdate: a list of pending entries would be read by every search, and makes the planner shun the index.
create index customers_search on customers using gin (shop_id, search_text gin_trgm_ops) with (fastupdate = off);
create index customers_tagged on customers using gin (shop_id, tags) with (fastupdate = off);

create table persons (
  shop_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  is_customer boolean not null default false,
  name text not null,
  relation text,
  sizing text check (sizing in ('men', 'women', 'boys', 'girls')),
  birth_year integer,
  notes text,
  removed_at timestamptz,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, customer_id) references customers (shop_id, id)
);
create index persons_of_customer on persons (shop_id, customer_id, id);
comment on table persons is 'Who is measured; several may stand under one customer record.';

create table customer_notes (
  shop_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  person_id uuid,
  member_id uuid,
  author_name text,
  text text not null,
  is_pinned boolean not null default false,
  deleted_at timestamptz,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, customer_id) references customers (shop_id, id),
  foreign key (shop_id, person_id) references persons (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id)
);
create index customer_notes_of_customer on customer_notes (shop_id, customer_id, id);
create index customer_notes_of_person on customer_notes (shop_id, person_id) where person_id is not null;

create table customer_merges (
  shop_id uuid not null,
  id uuid not null,
  kept_id uuid not null,
  gone_id uuid not null,
  before jsonb not null,
  member_id uuid,
  at timestamptz not null,
  undone_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, kept_id) references customers (shop_id, id),
  foreign key (shop_id, gone_id) references customers (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id)
);
create index customer_merges_kept on customer_merges (shop_id, kept_id, id);
create index customer_merges_gone on customer_merges (shop_id, gone_id, id);
comment on column customer_merges.before is 'Json<import(''../features/customers/merge-memory.ts'').MergeMemory>';
comment on table customer_merges is 'What a merge moved, so that it can be split again.';

-- Tallies: the directory's summary without counting a hundred thousand rows. Kept by triggers from the rows
-- themselves; which bucket counts as what is tailoring's rule, not theirs.
create table customer_tallies (
  shop_id uuid not null references shops (id),
  state text not null,
  last_order_key date not null,
  orders_bucket integer not null,
  customers bigint not null,
  orders bigint not null,
  spent_minor bigint not null,
  without_phone bigint not null,
  primary key (shop_id, state, last_order_key, orders_bucket)
);
create table customer_tag_tallies (
  shop_id uuid not null references shops (id),
  tag text not null,
  customers bigint not null,
  primary key (shop_id, tag)
);

create type customer_change as (
  shop_id uuid, state text, last_order_key date, orders_count integer, spent_minor bigint, without_phone boolean,
  tags text[], sign integer
);

create function tally_customers(changes customer_change[]) returns void language sql as $$
  insert into customer_tallies as t
         (shop_id, state, last_order_key, orders_bucket, customers, orders, spent_minor, without_phone)
  select shop_id, state, last_order_key, least(orders_count, 10), sum(sign), sum(sign * orders_count),
         sum(sign * spent_minor), sum(case when without_phone then sign else 0 end)
    from unnest(changes)
   group by 1, 2, 3, 4
  having sum(sign) <> 0 or sum(sign * orders_count) <> 0 or sum(sign * spent_minor) <> 0
      or sum(case when without_phone then sign else 0 end) <> 0
   order by 1, 2, 3, 4
  on conflict (shop_id, state, last_order_key, orders_bucket) do update
     set customers = t.customers + excluded.customers, orders = t.orders + excluded.orders,
         spent_minor = t.spent_minor + excluded.spent_minor, without_phone = t.without_phone + excluded.without_phone;
  insert into customer_tag_tallies as t (shop_id, tag, customers)
  select c.shop_id, tag, sum(c.sign)
    from unnest(changes) c, unnest(c.tags) tag
   where c.state = 'active'
   group by 1, 2 having sum(c.sign) <> 0
   order by 1, 2
  on conflict (shop_id, tag) do update set customers = t.customers + excluded.customers;
$$;

create function customers_inserted() returns trigger language plpgsql as $$
begin
  perform tally_customers(array(select row(shop_id, state, last_order_key, orders_count, spent_minor, phone is null,
    tags, 1)::customer_change from added));
  return null;
end
$$;
create function customers_deleted() returns trigger language plpgsql as $$
begin
  perform tally_customers(array(select row(shop_id, state, last_order_key, orders_count, spent_minor, phone is null,
    tags, -1)::customer_change from removed));
  return null;
end
$$;
create function customers_updated() returns trigger language plpgsql as $$
begin
  perform tally_customers(array(
    select row(shop_id, state, last_order_key, orders_count, spent_minor, phone is null, tags, 1)::customer_change from added
    union all
    select row(shop_id, state, last_order_key, orders_count, spent_minor, phone is null, tags, -1)::customer_change from removed));
  return null;
end
$$;
create trigger tally_inserts after insert on customers referencing new table as added
  for each statement execute function customers_inserted();
create trigger tally_deletes after delete on customers referencing old table as removed
  for each statement execute function customers_deleted();
create trigger tally_updates after update on customers referencing old table as removed new table as added
  for each statement execute function customers_updated();

-- Row security ------------------------------------------------------------------------------------------------

do $$
declare
  owned text;
begin
  foreach owned in array array['customer_imports', 'customer_import_rows', 'customers', 'persons', 'customer_notes',
    'customer_merges', 'customer_tallies', 'customer_tag_tallies'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy tenant on %I using (shop_id = app_shop_id())', owned);
  end loop;
end
$$;

-- Search ------------------------------------------------------------------------------------------------------
-- Under row security only leakproof comparisons may use an index, and neither LIKE nor @> is one: every search would
-- read the whole shop. So one function looks as the tables' owner, whom the policy `finding` lets read, and keeps to
-- the shop of the request by itself. It answers ids alone; what they name is read under row security.
create policy finding on customers for select to current_user using (true);

-- `terms` is a list of groups of alternatives ([["asha","ash"],["verma"]]); a record is found when each group has one
-- that stands in its search text. At most `most` are answered, in no order.
create function find_customers(terms jsonb, wanted_tag text, wanted_state text, most integer) returns setof uuid
language plpgsql stable security definer set search_path from current set enable_seqscan = off as $$
declare
  conditions text;
begin
  select string_agg(format('(%s)', alternatives), ' and ')
    into conditions
    from jsonb_array_elements(terms) forms,
         lateral (select string_agg(format('search_text like %L', '%' || term || '%'), ' or ') as alternatives
                    from jsonb_array_elements_text(forms) term) likes;
  if wanted_tag is not null then
    conditions := concat_ws(' and ', conditions, format('tags @> array[%L]', wanted_tag));
  end if;
  return query execute format('select id from customers where shop_id = $1 and state = $2 and %s limit $3',
    coalesce(conditions, 'true')) using app_shop_id(), wanted_state, most;
end
$$;

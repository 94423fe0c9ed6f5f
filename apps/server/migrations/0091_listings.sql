-- Tailors that people find: what a shop shows of itself to strangers once it says so, and the figures of its orders by which it is judged.
-- Prices are those of its garments, photos those of its portfolio; nothing here is typed twice.

create table listings (
  shop_id uuid primary key references shops (id),
  is_listed boolean not null default false,
  slug text,
  languages text[] not null default '{}',
  has_woman boolean not null default false,
  latitude numeric(8,5) check (latitude between -90 and 90),
  longitude numeric(8,5) check (longitude between -180 and 180),
  listed_at timestamptz,
  verified_at timestamptz,
  verified_for text[] not null default '{}',
  name text not null default '',
  city text,
  currency text not null default 'INR',
  is_demo boolean not null default false,
  search_text text not null default '',
  reviews integer not null default 0 check (reviews >= 0),
  stars integer not null default 0 check (stars >= 0),
  kept bigint not null default 0,
  late bigint not null default 0,
  made bigint not null default 0,
  reworked bigint not null default 0,
  rating numeric(3,2) generated always as (case when reviews > 0 then round(stars::numeric / reviews, 2) end) stored,
  kept_percent integer generated always as (case when kept + late >= 5 then kept * 100 / (kept + late) end) stored,
  rework_percent integer generated always as (case when made >= 5 then least(100, reworked * 100 / made) end) stored,
  rank integer generated always as (case when is_demo then -1 else (
      (stars + 35 / 2) * 100 / (reviews + 5)
      + (kept + 4) * 300 / (kept + late + 5)
      - least(200, reworked * 200 / (made + 10))
      + case when verified_at is null then 0 else 50 end)::integer end) stored,
  check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 60),
  check (not is_listed or slug is not null),
  check ((latitude is null) = (longitude is null))
);
create unique index listings_slug on listings (slug);
comment on table listings is 'How strangers find a shop. Name, city, currency and search_text are kept by triggers from the shop''s own rows.';
comment on column listings.verified_for is 'What the operator has seen: identity, address, work.';
comment on column listings.kept is 'Promises kept and broken, orders made and pieces called back, of the last year (day_figures).';
comment on column listings.kept_percent is 'Told once there are five promises: one late order is no habit.';
comment on column listings.rank is 'Best first: stars weighed with an average of 3.5, promises kept, rework, and whether it was verified. Sample shops last.';

create index listings_by_rank on listings (rank desc, shop_id desc) where is_listed;
create index listings_by_city on listings (lower(city), rank desc, shop_id desc) where is_listed;
create index listings_by_place on listings (latitude, longitude) where is_listed;
create index listings_found_by on listings using gin (search_text gin_trgm_ops) where is_listed;
create index garments_priced on garments (key, price_minor, shop_id) where is_active and price_minor is not null;

alter table listings enable row level security;
alter table listings force row level security;
create policy tenant on listings using (shop_id = app_shop_id());
create policy finding on listings for select to current_user using (true);
create policy finding on garments for select to current_user using (true);
create policy finding on portfolio_photos for select to current_user using (true);

-- What a listing repeats of its shop.
create function fill_listing() returns trigger language plpgsql as $$
begin
  select s.name, p.city, s.currency, s.is_demo,
         lower(concat_ws(' ', s.name, p.city, p.state, array_to_string(p.specialties, ' ')))
    into new.name, new.city, new.currency, new.is_demo, new.search_text
    from shops s left join shop_profiles p on p.shop_id = s.id
   where s.id = new.shop_id;
  return new;
end
$$;
create trigger fill_listing before insert or update on listings for each row execute function fill_listing();

create function refill_listing_of_shop() returns trigger language plpgsql as $$
begin
  update listings set shop_id = shop_id where shop_id = new.id;
  return null;
end
$$;
create trigger refill_listing after update of name, currency on shops for each row
  when (old.name is distinct from new.name or old.currency is distinct from new.currency)
  execute function refill_listing_of_shop();

create function refill_listing_of_profile() returns trigger language plpgsql as $$
begin
  update listings set shop_id = shop_id where shop_id = new.shop_id;
  return null;
end
$$;
create trigger refill_listing after insert or update on shop_profiles for each row execute function refill_listing_of_profile();

-- The figures of a year, inside the shop.
create function count_listing(shop uuid) returns void language sql as $$
  update listings l set kept = f.kept, late = f.late, made = f.made, reworked = f.reworked
    from (select coalesce(sum(times) filter (where figure = 'promised' and key = 'kept'), 0)::bigint as kept,
                 coalesce(sum(times) filter (where figure = 'promised' and key = 'late'), 0)::bigint as late,
                 coalesce(sum(times) filter (where figure = 'made'), 0)::bigint as made,
                 coalesce(sum(amount) filter (where figure = 'rework'), 0)::bigint as reworked
            from day_figures
           where shop_id = shop and figure in ('promised', 'made', 'rework') and day >= current_date - 365) f
   where l.shop_id = shop
     and (l.kept, l.late, l.made, l.reworked) is distinct from (f.kept, f.late, f.made, f.reworked)
$$;

-- Handing over is when a promise is judged. Triggers of one event fire by name: the figures are written before.
create function judge_orders() returns trigger language plpgsql as $$
declare
  shop uuid;
begin
  for shop in
    select distinct n.shop_id from added n join removed o on o.shop_id = n.shop_id and o.id = n.id
      join listings l on l.shop_id = n.shop_id and l.is_listed
     where (n.state = 'delivered') <> (o.state = 'delivered')
  loop
    perform count_listing(shop);
  end loop;
  return null;
end
$$;
create trigger judge_updates after update on orders referencing old table as removed new table as added
  for each statement execute function judge_orders();

-- Listings by a filter: words, city, garment (with upTo of a currency), rating, kept, language, woman, lat and lng with km; sorted by
-- best, near or price. The only reader of other shops' listings. Only what is asked for is in the statement, so that it is planned for it.
create function find_listings(filter jsonb, sorted text, after_key double precision, after_id uuid, most integer)
returns table (id uuid, sort_key double precision, distance_km double precision, from_minor bigint, slug text, name text, city text,
  languages text[], has_woman boolean, rating numeric, reviews integer, kept_percent integer, verified_at timestamptz, currency text,
  is_demo boolean, photo_id uuid)
language plpgsql stable security definer set search_path from current as $$
declare
  distance constant text := '(6371 * 2 * asin(least(1, sqrt(power(sin(radians(l.latitude::float8 - ($1->>''lat'')::float8) / 2), 2)
    + cos(radians(($1->>''lat'')::float8)) * cos(radians(l.latitude::float8))
    * power(sin(radians(l.longitude::float8 - ($1->>''lng'')::float8) / 2), 2)))))';
  has_place constant boolean := filter ? 'lat';
  key text := case sorted when 'near' then distance when 'price' then 'g.price_minor::float8' else '(-l.rank)::float8' end;
  found text := 'l.is_listed';
  word text;
begin
  -- Written out as literals, so that the index of letters is used and it is known how many share a word.
  for word in select jsonb_array_elements_text(filter->'words') loop
    found := found || format(' and l.search_text like %L', '%' || regexp_replace(lower(word), '([\\%_])', '\\\1', 'g') || '%');
  end loop;
  if filter ? 'city' then found := found || ' and lower(l.city) = lower($1->>''city'')'; end if;
  if filter ? 'upTo' then
    found := found || ' and l.currency = $1->>''currency'' and g.price_minor <= ($1->>''upTo'')::bigint';
  end if;
  if filter ? 'rating' then found := found || ' and l.rating >= ($1->>''rating'')::numeric'; end if;
  if filter ? 'kept' then found := found || ' and l.kept_percent >= ($1->>''kept'')::integer'; end if;
  if filter ? 'language' then found := found || ' and ($1->>''language'') = any (l.languages)'; end if;
  if filter ? 'woman' then found := found || ' and l.has_woman'; end if;
  if has_place then
    found := found || ' and l.latitude between ($1->>''lat'')::numeric - ($1->>''km'')::numeric / 111
      and ($1->>''lat'')::numeric + ($1->>''km'')::numeric / 111 and ' || distance || ' <= ($1->>''km'')::float8';
  end if;
  if after_id is not null then
    found := found || case when sorted = 'best' then ' and (l.rank, l.shop_id) < ((-$2)::integer, $3)'
      else format(' and (%s, l.shop_id) > ($2, $3)', key) end;
  end if;
  return query execute format(
    'select f.shop_id, f.sort_key, f.distance_km, f.from_minor, c.slug, c.name, c.city, c.languages, c.has_woman, c.rating, c.reviews,
            c.kept_percent, c.verified_at, c.currency, c.is_demo,
            (select p.id from portfolio_photos p where p.shop_id = f.shop_id order by p.created_at desc, p.id desc limit 1)
       from (select l.shop_id, %s as sort_key, %s as distance_km, %s as from_minor from listings l %s where %s order by %s limit $4) f
       join listings c on c.shop_id = f.shop_id
      order by f.sort_key, f.shop_id %s',
    key,
    case when has_place then distance else 'null::float8' end,
    case when filter ? 'garment' then 'g.price_minor' else 'null::bigint' end,
    case when filter ? 'garment' then
      'join garments g on g.shop_id = l.shop_id and g.key = $1->>''garment'' and g.is_active and g.price_minor is not null' else '' end,
    found,
    case when sorted = 'best' then 'l.rank desc, l.shop_id desc' else format('%s, l.shop_id', key) end,
    case when sorted = 'best' then 'desc' else 'asc' end)
    using filter, after_key, after_id, most;
end
$$;

-- What a public address leads to: the shop alone, or nothing.
create function find_listing(given text) returns table (shop_id uuid)
language sql stable security definer set search_path from current as $$
  select l.shop_id from listings l where l.slug = given and l.is_listed
$$;

-- Whether nobody else has this address.
create function is_slug_free(given text) returns boolean
language sql stable security definer set search_path from current as $$
  select not exists (select from listings l where l.slug = given and l.shop_id is distinct from app_shop_id())
$$;

-- Addresses for the sitemap.
create function listed_slugs(most integer) returns table (slug text)
language sql stable security definer set search_path from current as $$
  select l.slug from listings l where l.is_listed and not l.is_demo order by l.rank desc, l.shop_id desc limit most
$$;

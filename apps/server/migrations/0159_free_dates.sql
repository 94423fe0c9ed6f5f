-- When a listed shop next has time for a visit, so that people find one that is free by a day. The rule is the calendar's own and is not
-- repeated here: what changes a calendar marks the listing, and a job asks the rule anew.

alter table listings
  add column free_on date,
  add column free_is_stale boolean not null default true;
comment on column listings.free_on is 'The first day with a free time that customers may book; empty where they cannot.';
comment on column listings.free_is_stale is 'Its calendar changed since free_on was asked for.';
create index listings_stale on listings (shop_id) where is_listed and free_is_stale;
create index listings_by_free_day on listings (free_on, shop_id) where is_listed;

create function note_calendar_change() returns trigger language plpgsql as $$
begin
  update listings set free_is_stale = true
   where shop_id = case tg_op when 'DELETE' then old.shop_id else new.shop_id end and not free_is_stale;
  return null;
end
$$;

do $$
declare kept text;
begin
  foreach kept in array array['calendar_settings', 'shop_hours', 'member_calendars', 'member_hours', 'members', 'days_off', 'appointments'] loop
    execute format('create trigger listing_stale after insert or update or delete on %I for each row execute function note_calendar_change()', kept);
  end loop;
end
$$;

-- Listings whose day is to be asked for: their calendar changed, or their day is over.
create function listings_to_refresh(today date, most integer) returns table (shop_id uuid)
language sql stable security definer set search_path from current as $$
  (select l.shop_id from listings l where l.is_listed and l.free_is_stale order by l.shop_id limit most)
  union
  (select l.shop_id from listings l where l.is_listed and l.free_on < today order by l.free_on, l.shop_id limit most)
  limit most
$$;

-- Beside what 0091, 0111 and 0135 say: free by a day (free), and what is sewn in time for one (ready, counted from today, of the garment).
drop function find_listings(jsonb, text, double precision, uuid, integer);
create function find_listings(filter jsonb, sorted text, after_key double precision, after_id uuid, most integer)
returns table (id uuid, sort_key double precision, distance_km double precision, from_minor bigint, slug text, name text, city text,
  languages text[], has_woman boolean, rating numeric, reviews integer, kept_percent integer, verified_at timestamptz, currency text,
  is_demo boolean, free_on date, photo_id uuid)
language plpgsql stable security definer set search_path from current as $$
declare
  distance constant text := '(6371 * 2 * asin(least(1, sqrt(power(sin(radians(l.latitude::float8 - ($1->>''lat'')::float8) / 2), 2)
    + cos(radians(($1->>''lat'')::float8)) * cos(radians(l.latitude::float8))
    * power(sin(radians(l.longitude::float8 - ($1->>''lng'')::float8) / 2), 2)))))';
  has_place constant boolean := filter ? 'lat';
  key text := case sorted when 'near' then distance when 'price' then 'g.price_minor::float8' else '(-l.rank)::float8' end;
  found text := 'l.is_listed and not l.is_held';
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
  if filter ? 'verified' then found := found || ' and l.verified_at is not null'; end if;
  if filter ? 'woman' then found := found || ' and l.has_woman'; end if;
  if filter ? 'free' then found := found || ' and l.free_on <= ($1->>''free'')::date'; end if;
  if filter ? 'ready' then found := found || ' and ($1->>''today'')::date + g.lead_days <= ($1->>''ready'')::date'; end if;
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
            c.kept_percent, c.verified_at, c.currency, c.is_demo, c.free_on,
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

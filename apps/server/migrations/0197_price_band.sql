-- A price band has a lower end too: whoever looks for wedding wear is not helped by the cheapest of all.
create or replace function find_listings(filter jsonb, sorted text, after_key double precision, after_id uuid, most integer)
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
  reach constant numeric := case when filter ? 'lat'
    then ((filter->>'km')::float8 / (111 * greatest(0.01, cos(radians((filter->>'lat')::float8)))))::numeric end;
  found text := 'l.is_listed and not l.is_held';
  word text;
begin
  -- Written out as literals, so that the index of letters is used and it is known how many share a word.
  for word in select jsonb_array_elements_text(filter->'words') loop
    found := found || format(' and l.search_text like %L', '%' || regexp_replace(lower(word), '([\\%_])', '\\\1', 'g') || '%');
  end loop;
  if filter ? 'city' then found := found || ' and lower(l.city) = lower($1->>''city'')'; end if;
  if filter ? 'currency' then found := found || ' and l.currency = $1->>''currency'''; end if;
  if filter ? 'atLeast' then found := found || ' and g.price_minor >= ($1->>''atLeast'')::bigint'; end if;
  if filter ? 'upTo' then found := found || ' and g.price_minor <= ($1->>''upTo'')::bigint'; end if;
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
    -- A degree of longitude is shorter away from the equator. Where the box would go round the world, latitude alone narrows.
    if abs((filter->>'lng')::float8) + reach < 180 then
      found := found || format(' and l.longitude between ($1->>''lng'')::numeric - %s and ($1->>''lng'')::numeric + %s', reach, reach);
    end if;
  end if;
  if after_id is not null then
    found := found || case when sorted = 'best' then ' and (l.rank, l.shop_id) < ((-$2)::integer, $3)'
      when sorted = 'price' then ' and (g.price_minor, g.shop_id) > ($2::bigint, $3)'
      else format(' and (%s, l.shop_id) > ($2, $3)', key) end;
  end if;
  return query execute format(
    'select f.shop_id, f.sort_key, f.distance_km, f.from_minor, c.slug, c.name, c.city, c.languages, c.has_woman, c.rating, c.reviews,
            c.kept_percent, c.verified_at, c.currency, c.is_demo, c.free_on,
            (select work.id from (
               select p.id, p.created_at from portfolio_photos p where p.shop_id = f.shop_id
               union all
               select k.id, k.shown_at from photo_consents k join order_photos o on o.shop_id = k.shop_id and o.id = k.photo_id
                where k.shop_id = f.shop_id and k.shown_at is not null and o.removed_at is null) work
              order by work.created_at desc, work.id desc limit 1)
       from (select l.shop_id, %s as sort_key, %s as distance_km, %s as from_minor from listings l %s where %s order by %s limit $4) f
       join listings c on c.shop_id = f.shop_id
      order by f.sort_key, f.shop_id %s',
    key,
    case when has_place then distance else 'null::float8' end,
    case when filter ? 'garment' then 'g.price_minor' else 'null::bigint' end,
    case when filter ? 'garment' then
      'join garments g on g.shop_id = l.shop_id and g.key = $1->>''garment'' and g.is_active and g.price_minor is not null' else '' end,
    found,
    case sorted when 'best' then 'l.rank desc, l.shop_id desc' when 'price' then 'g.price_minor, g.shop_id'
      else format('%s, l.shop_id', key) end,
    case when sorted = 'best' then 'desc' else 'asc' end)
    using filter, after_key, after_id, most;
end
$$;

-- Consents to show photos of delivered pieces. A row is one request about one photo: what was asked, what the customer said, how and to
-- which words. It is never deleted: a photo that is gone leaves what was said of it.

create table photo_consents (
  shop_id uuid not null references shops (id),
  id uuid not null,
  order_id uuid not null,
  photo_id uuid,
  state text not null default 'asked' check (state in ('asked', 'agreed', 'declined', 'withdrawn')),
  asked_at timestamptz not null,
  asked_by uuid,
  answered_at timestamptz,
  answered_by text check (answered_by in ('link', 'account')),
  account_id uuid references accounts (id),
  wording smallint,
  withdrawn_at timestamptz,
  shown_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders (shop_id, id) on delete cascade,
  foreign key (shop_id, photo_id) references order_photos (shop_id, id) on delete set null (photo_id),
  check ((state = 'asked') = (answered_at is null)),
  check ((answered_at is null) = (answered_by is null)),
  check (account_id is null or answered_by = 'account'),
  check ((answered_at is null) = (wording is null)),
  check ((state = 'withdrawn') = (withdrawn_at is not null)),
  -- Nothing stands on the shop's page without a yes that holds.
  check (shown_at is null or state = 'agreed')
);
create unique index photo_consents_open on photo_consents (shop_id, photo_id) where state in ('asked', 'agreed');
create index photo_consents_of_order on photo_consents (shop_id, order_id, asked_at, id);
create index photo_consents_agreed on photo_consents (shop_id, answered_at) where state = 'agreed';
create index photo_consents_of_account on photo_consents (account_id) where account_id is not null;
comment on column photo_consents.photo_id is 'Null once the photo itself was deleted.';
comment on column photo_consents.wording is 'The version of the sentences that were answered (tailoring/market/photo-consents).';
comment on column photo_consents.shown_at is 'Since when it stands in the portfolio; null while it does not.';

alter table photo_consents enable row level security;
alter table photo_consents force row level security;
create policy tenant on photo_consents using (shop_id = app_shop_id());
create policy own on photo_consents for select using (account_id = app_user_id());
revoke delete on photo_consents from darzi_app;

-- As [{ key, name }], each once: of the piece, or of the whole order where the photo is of no single one. Inside the shop.
create function garments_on_photo(order_of uuid, piece_of uuid) returns jsonb
language sql stable set search_path from current as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('key', g.key, 'name', g.name)) order by g.position), '[]')
    from (select p.garment_key as key, p.garment_name as name, min(p.position) as position from order_pieces p
           where p.shop_id = app_shop_id() and p.order_id = order_of and (piece_of is null or p.id = piece_of) and p.state <> 'cancelled'
           group by p.garment_key, p.garment_name) g
$$;

-- What a shop shows of its work: what it uploaded, and photos of delivered pieces whose customer agreed. Inside the shop.
create function portfolio_of_shop() returns table (id uuid, file_id uuid, caption text, garments jsonb, since timestamptz)
language sql stable set search_path from current as $$
  select p.id, p.id, p.caption, '[]'::jsonb, p.created_at from portfolio_photos p where p.shop_id = app_shop_id()
  union all
  select k.id, o.file_id, null, garments_on_photo(o.order_id, o.piece_id), k.shown_at
    from photo_consents k join order_photos o on o.shop_id = k.shop_id and o.id = k.photo_id
   where k.shop_id = app_shop_id() and k.shown_at is not null and o.removed_at is null
$$;

-- Among tailors, the newest of either is a shop's picture.
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

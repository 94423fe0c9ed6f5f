-- What the public doors must know before they know a shop: which shop a form without one is for, and in which countries shops
-- are, so that a phone is read as it is written there. Functions look as the owner and tell ids and countries alone.

create index shops_country on shops (country);
create policy finding on shops for select to current_user using (true);
create policy finding on counter_settings for select to current_user using (true);

-- The shop a public form names; without one the platform's default shop, else the only shop (sample shops count only where
-- there is no other).
create function find_form_shop(asked uuid) returns uuid
language sql stable security definer set search_path from current as $$
  select case
    when asked is not null then (select id from shops where id = asked)
    else coalesce(
      (select shop_id from counter_settings where is_default_shop),
      (select case when count(*) = 1 then min(id::text)::uuid end from (select id from shops where not is_demo limit 2) real),
      (select case when count(*) = 1 then min(id::text)::uuid end
         from (select id from shops limit 2) every_shop))
    end
$$;

create function shop_countries() returns setof text
language sql stable security definer set search_path from current as $$
  with recursive found as (
    (select country from shops order by country limit 1)
    union all
    select (select s.country from shops s where s.country > f.country order by s.country limit 1)
      from found f where f.country is not null
  )
  select country from found where country is not null
$$;

-- Which shop a public form goes to never depends on how many shops there are: the one that is named, else the one the operator set.
create or replace function find_form_shop(asked uuid) returns uuid
language sql stable security definer set search_path from current as $$
  select case
    when asked is not null then (select id from shops where id = asked)
    else (select shop_id from counter_settings where is_default_shop)
    end
$$;

-- What a stranger types to find their tailor: words of its name or address.
create index shops_found_by on shops using gin (lower(name || ' ' || coalesce(address, '')) gin_trgm_ops);

-- Shops by name, place or phone, with what stands on their signs; sample shops last. Every word must be there; digits are the end of a
-- phone, with or without its country.
create function find_shops(words text[], digits text, most integer)
returns table (id uuid, name text, phone text, address text, is_demo boolean)
language sql stable security definer set search_path from current as $$
  select s.id, s.name, s.phone, s.address, s.is_demo from shops s
   where case
     when digits <> '' then regexp_replace(coalesce(s.phone, ''), '\D', '', 'g') like '%' || right(digits, 9)
     else lower(s.name || ' ' || coalesce(s.address, '')) like all (
       select '%' || regexp_replace(lower(word), '([\\%_])', '\\\1', 'g') || '%' from unnest(words) word)
     end
   order by s.is_demo, s.name, s.id
   limit most
$$;

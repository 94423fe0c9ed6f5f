-- Every listed shop and every published front stands in a sitemap, part by part: counted, and read in an order that stays.

drop function listed_slugs(integer);
create function listed_slugs(skip integer, most integer) returns table (slug text)
language sql stable security definer set search_path from current as $$
  select l.slug from listings l where l.is_listed and not l.is_held and not l.is_demo order by l.shop_id offset skip limit most
$$;
create function count_listed_slugs() returns integer
language sql stable security definer set search_path from current as $$
  select count(*)::integer from listings l where l.is_listed and not l.is_held and not l.is_demo
$$;

create function front_slugs(skip integer, most integer) returns table (slug text)
language sql stable security definer set search_path from current as $$
  select f.slug from fronts f join shops s on s.id = f.shop_id
   where f.is_published and s.kind = 'house' and not s.is_demo and s.closed_at is null and s.suspended_at is null
     and s.demo_until is null and s.demo_template_at is null
   order by f.shop_id offset skip limit most
$$;
create function count_front_slugs() returns integer
language sql stable security definer set search_path from current as $$
  select count(*)::integer from fronts f join shops s on s.id = f.shop_id
   where f.is_published and s.kind = 'house' and not s.is_demo and s.closed_at is null and s.suspended_at is null
     and s.demo_until is null and s.demo_template_at is null
$$;

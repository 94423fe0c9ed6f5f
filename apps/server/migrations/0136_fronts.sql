-- The front of a house: its own name, colours and words on a page of its own, and at an address of its own once it has shown that the
-- domain is the house's. Its garments are those of its collection; nothing here repeats them.

create table fronts (
  shop_id uuid primary key references shops (id),
  slug text,
  is_published boolean not null default false,
  published_at timestamptz,
  main_colour text not null default '#1f2a52' check (main_colour ~ '^#[0-9a-f]{6}$'),
  accent_colour text not null default '#a8471f' check (accent_colour ~ '^#[0-9a-f]{6}$'),
  tagline text,
  about text,
  logo_id uuid,
  check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 60),
  check (not is_published or (slug is not null and published_at is not null)),
  foreign key (shop_id, logo_id) references files (shop_id, id)
);
create unique index fronts_slug on fronts (slug);
create index fronts_published on fronts (published_at desc, shop_id desc) where is_published;

create table front_domains (
  shop_id uuid primary key references shops (id),
  domain text not null check (domain = lower(domain) and length(domain) between 4 and 253),
  token text not null,
  claimed_at timestamptz not null,
  checked_at timestamptz,
  verified_at timestamptz
);
create unique index front_domains_taken on front_domains (domain) where verified_at is not null;
comment on table front_domains is 'Only a domain that was verified counts as taken; a claim that was not lapses after some days (tailoring/fronts/domain.ts).';
comment on column front_domains.token is 'Stands in the TXT record _darzi-verify of the domain.';

do $$
declare owned text;
begin
  foreach owned in array array['fronts', 'front_domains'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy tenant on %I using (shop_id = app_shop_id())', owned);
    execute format('create policy finding on %I for select to current_user using (true)', owned);
  end loop;
end $$;

-- Which shop a front's address leads to, with what says whether its plan has one.
create function find_front(given_slug text, given_domain text)
returns table (shop_id uuid, slug text, domain text, kind text, plan text, trial_ends_at timestamptz)
language sql stable security definer set search_path from current as $$
  select f.shop_id, f.slug, d.domain, s.kind, s.plan, s.trial_ends_at
    from fronts f
    join shops s on s.id = f.shop_id
    left join front_domains d on d.shop_id = f.shop_id and d.verified_at is not null
   where f.is_published and s.closed_at is null and s.suspended_at is null and s.demo_until is null and s.demo_template_at is null
     and (f.slug = given_slug or d.domain = given_domain)
   limit 1
$$;

-- Houses that have published a front, the last published first; words are those of its name and town.
create function find_fronts(words text[], after_at timestamptz, after_id uuid, most integer)
returns table (shop_id uuid, published_exactly text, slug text, name text, city text, tagline text, main_colour text, accent_colour text,
  logo_id uuid, is_demo boolean)
language sql stable security definer set search_path from current as $$
  select f.shop_id, to_char(f.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), f.slug, s.name, p.city, f.tagline,
         f.main_colour, f.accent_colour, f.logo_id, s.is_demo
    from fronts f
    join shops s on s.id = f.shop_id
    left join shop_profiles p on p.shop_id = f.shop_id
   where f.is_published and s.kind = 'house' and s.closed_at is null and s.suspended_at is null
     and s.demo_until is null and s.demo_template_at is null
     and (after_id is null or (f.published_at, f.shop_id) < (after_at, after_id))
     and lower(concat_ws(' ', s.name, p.city, f.tagline)) like all (
       select '%' || regexp_replace(lower(word), '([\\%_])', '\\\1', 'g') || '%' from unnest(words) word)
   order by f.published_at desc, f.shop_id desc
   limit most
$$;
create policy finding on shop_profiles for select to current_user using (true);

create function is_front_slug_free(given text) returns boolean
language sql stable security definer set search_path from current as $$
  select not exists (select from fronts f where f.slug = given and f.shop_id is distinct from app_shop_id())
$$;

create function is_domain_free(given text) returns boolean
language sql stable security definer set search_path from current as $$
  select not exists (select from front_domains d
                      where d.domain = given and d.verified_at is not null and d.shop_id is distinct from app_shop_id())
$$;

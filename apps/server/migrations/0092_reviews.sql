-- What customers say of an order that was handed over to them: once, through its private link.

create table reviews (
  shop_id uuid not null references shops (id),
  id uuid not null,
  order_id uuid not null,
  author text not null,
  stars integer not null check (stars between 1 and 5),
  words text,
  garments text[] not null default '{}',
  reply text,
  replied_at timestamptz,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders (shop_id, id) on delete cascade
);
create unique index reviews_once on reviews (shop_id, order_id);
create index reviews_newest on reviews (shop_id, created_at desc, id desc);
comment on column reviews.author is 'First name alone: the whole name of a customer is nobody''s to read.';

alter table reviews enable row level security;
alter table reviews force row level security;
create policy tenant on reviews using (shop_id = app_shop_id());

-- Stars are the sum of what stands; nobody types them.
create function count_stars() returns trigger language plpgsql security definer set search_path from current as $$
declare
  shop uuid := coalesce(new.shop_id, old.shop_id);
begin
  insert into listings (shop_id, reviews, stars)
  select shop, count(*)::integer, coalesce(sum(r.stars), 0)::integer from reviews r where r.shop_id = shop
  on conflict (shop_id) do update set reviews = excluded.reviews, stars = excluded.stars;
  return null;
end
$$;
create trigger count_stars after insert or delete or update of stars on reviews
  for each row execute function count_stars();
create policy counting on reviews for select to current_user using (true);
create policy counting on listings to current_user using (true) with check (true);

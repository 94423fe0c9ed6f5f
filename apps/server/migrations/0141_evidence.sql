-- Photos of reviews and of disputes, money a decision sends back by itself, words nobody writes, and stars of each garment.

create table review_photos (
  shop_id uuid not null,
  id uuid not null,
  review_id uuid not null,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, review_id) references reviews (shop_id, id) on delete cascade,
  foreign key (shop_id, id) references files (shop_id, id)
);
create index review_photos_of on review_photos (shop_id, review_id, created_at, id);
comment on column review_photos.id is 'Of the file.';

create table dispute_photos (
  shop_id uuid not null,
  id uuid not null,
  dispute_id uuid not null,
  by_shop boolean not null,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, dispute_id) references disputes (shop_id, id) on delete cascade,
  foreign key (shop_id, id) references files (shop_id, id)
);
create index dispute_photos_of on dispute_photos (shop_id, dispute_id, created_at, id);
comment on column dispute_photos.id is 'Of the file.';

do $$
declare owned text;
begin
  foreach owned in array array['review_photos', 'dispute_photos'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy tenant on %I using (shop_id = app_shop_id())', owned);
  end loop;
end $$;
create policy own on dispute_photos for select using (exists (
  select from disputes d where d.shop_id = dispute_photos.shop_id and d.id = dispute_photos.dispute_id and d.account_id = app_user_id()));
create policy operator on dispute_photos for select using (app_operator_id() is not null);

alter table disputes
  add column sent_back_minor bigint not null default 0 check (sent_back_minor >= 0 and sent_back_minor <= refund_minor),
  add column sent_back_entries uuid[] not null default '{}',
  add column sent_back_state text check (sent_back_state in ('waiting', 'done', 'refused')),
  add constraint disputes_sent_back check ((sent_back_minor = 0) = (sent_back_state is null));
comment on column disputes.sent_back_minor is 'What of the refund goes back through the gateway it came by; the rest the shop gives back by hand.';
comment on column disputes.sent_back_state is 'As the gateway answers; one refused of several counts as refused.';

-- What became of a refund at its gateway is told beside the dispute it was decided in. Inside the shop.
create function tell_sent_back() returns trigger language plpgsql as $$
begin
  update disputes d
     set sent_back_state = (
       select case when bool_or(g.state = 'refused') then 'refused' when bool_or(g.state = 'waiting') then 'waiting' else 'done' end
         from gateway_refunds g where g.shop_id = d.shop_id and g.payment_id = any (d.sent_back_entries))
   where d.shop_id = new.shop_id and d.sent_back_minor > 0 and new.payment_id = any (d.sent_back_entries);
  return null;
end
$$;
create trigger tell_sent_back after update of state on gateway_refunds for each row execute function tell_sent_back();

-- Words that neither side writes, beside those built in: the shop's own, and the operator's for all shops.
create table shop_words (
  shop_id uuid primary key references shops (id),
  blocked text[] not null default '{}',
  changed_at timestamptz not null
);
alter table shop_words enable row level security;
alter table shop_words force row level security;
create policy tenant on shop_words using (shop_id = app_shop_id());

create table operator_words (
  is_only boolean primary key default true check (is_only),
  blocked text[] not null default '{}',
  changed_at timestamptz not null
);
comment on table operator_words is 'One row: what the operator stops in every shop.';
alter table operator_words enable row level security;
alter table operator_words force row level security;
create policy reading on operator_words for select using (true);
create policy operator on operator_words using (app_operator_id() is not null) with check (app_operator_id() is not null);
revoke delete on operator_words from darzi_app;

-- What people who ordered these garments gave their orders: counted from the reviews that are shown, of all of a page at once.
create index order_pieces_of_item on order_pieces (shop_id, (collection ->> 'itemId')) where collection is not null;
create policy rating on order_pieces for select to current_user using (true);
create function ratings_of_items(shops uuid[], items uuid[])
returns table (shop_id uuid, item_id uuid, rating numeric, reviews integer)
language sql stable security definer set search_path from current as $$
  select asked.shop_id, asked.item_id, round(avg(r.stars), 1), count(*)::integer
    from unnest(shops, items) as asked (shop_id, item_id)
    join lateral (
      select distinct p.order_id from order_pieces p
       where p.shop_id = asked.shop_id and p.collection is not null and p.collection ->> 'itemId' = asked.item_id::text) ordered on true
    join reviews r on r.shop_id = asked.shop_id and r.order_id = ordered.order_id and r.hidden_at is null
   group by asked.shop_id, asked.item_id
$$;

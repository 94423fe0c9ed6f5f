-- Drafts: forms a member has begun and not saved, so that they go on at another device. Private to the member.

create table drafts (
  shop_id uuid not null references shops (id),
  member_id uuid not null,
  key text not null,
  label text not null,
  content text not null,
  version integer not null,
  changed_at timestamptz not null,
  primary key (shop_id, member_id, key),
  foreign key (shop_id, member_id) references members (shop_id, id)
);
create index drafts_latest on drafts (shop_id, member_id, changed_at desc);
create index drafts_of_key on drafts (shop_id, key);
alter table drafts enable row level security;
alter table drafts force row level security;
create policy tenant on drafts using (shop_id = app_shop_id());

-- What the shop's papers are headed with: its sign and its colour.
create table paper_heads (
  shop_id uuid not null references shops (id),
  logo_id uuid,
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  primary key (shop_id),
  foreign key (shop_id, logo_id) references files (shop_id, id)
);
alter table paper_heads enable row level security;
alter table paper_heads force row level security;
create policy tenant on paper_heads using (shop_id = app_shop_id());

-- What happens to its orders is pushed to the browsers an account allowed, once: the shop's own text or mail goes its own way.

alter table account_muted drop constraint account_muted_event_check;
alter table account_muted add constraint account_muted_event_check check (event in ('messages', 'quotes', 'orders'));

create table account_order_news (
  account_id uuid not null references accounts (id) on delete cascade,
  event text not null,
  occasion text not null,
  order_shop_id uuid not null,
  order_id uuid not null,
  told_at timestamptz,
  primary key (account_id, event, occasion),
  foreign key (order_shop_id, order_id) references orders (shop_id, id) on delete cascade
);
create index account_order_news_of_order on account_order_news (order_shop_id, order_id);
comment on column account_order_news.told_at is 'Null while it may still be taken back.';

alter table account_order_news enable row level security;
alter table account_order_news force row level security;
create policy own on account_order_news using (account_id = app_user_id());
create policy crossing on account_order_news using (app_crossing() = 'sign_in');

-- What a step went past because somebody stated it: shown on the order, counted in the list.
alter table order_steps add column exceptions jsonb not null default '[]';
comment on column order_steps.exceptions is 'Json<{ kind: ''unready'' | ''owed'' | ''sizes'' | ''checks'' | ''trial''; tags: string[]; amountMinor?: number }[]>';
alter table orders add column exception_at timestamptz;
comment on column orders.exception_at is 'When a step that still stands last went past something, as somebody stated.';
create index orders_with_exception on orders (shop_id, promised_on, id) include (created_at, exception_at)
  where exception_at is not null;

-- Who wants no messages is remembered while a shop's book is cleared: an older backup must not undo it.

create table messaging_stops (
  shop_id uuid not null references shops (id),
  customer_id uuid not null,
  phone text,
  said_at timestamptz not null,
  said_by text not null check (said_by in ('shop', 'customer')),
  primary key (shop_id, customer_id)
);
create index messaging_stops_by_phone on messaging_stops (shop_id, phone);
comment on table messaging_stops is 'Filled when the book is cleared; a row goes once its customer is put back.';
comment on column messaging_stops.customer_id is 'Without a reference: the customer is gone meanwhile.';

alter table messaging_stops enable row level security, force row level security;
create policy tenant on messaging_stops using (shop_id = app_shop_id());
grant select, insert, update, delete on messaging_stops to darzi_app;

-- Bills: the shop's tax registration, series of numbers without gaps, and bills that never change once they are issued.

create table shop_tax (
  shop_id uuid not null references shops (id),
  regime text not null default 'none' check (regime in ('none', 'gst', 'composition', 'vat')),
  tax_number text,
  state text check (state ~ '^[0-9]{2}$'),
  legal_name text,
  address text,
  includes_tax boolean not null default true,
  rate_bp integer not null default 0 check (rate_bp between 0 and 10000),
  tax_code text,
  prefix text not null default 'INV' check (prefix ~ '^[A-Z0-9][A-Z0-9-]{0,3}$'),
  rounding text not null default 'none' check (rounding in ('none', 'whole')),
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (shop_id)
);
comment on column shop_tax.rate_bp is 'Hundredths of a percent; of a line until somebody says otherwise.';

create table bill_series (
  shop_id uuid not null references shops (id),
  series text not null,
  year text not null,
  last integer not null check (last > 0),
  primary key (shop_id, series, year)
);
comment on table bill_series is 'The last number given in a series and year; whoever issues holds the row until the bill stands.';

create table bills (
  shop_id uuid not null references shops (id),
  id uuid not null,
  kind text not null check (kind in ('tax_invoice', 'bill_of_supply', 'plain', 'vat_full', 'vat_simplified', 'credit_note')),
  series text not null,
  year text not null,
  sequence integer not null check (sequence > 0),
  number text not null check (number ~ '^[A-Z0-9/-]{1,16}$'),
  order_id uuid not null,
  credits uuid,
  issued_on date not null,
  issued_at timestamptz not null,
  member_id uuid,
  member_name text,
  currency text not null check (currency in ('AED', 'USD', 'INR', 'EUR')),
  total_minor bigint not null check (total_minor >= 0),
  tax_minor bigint not null check (tax_minor >= 0),
  content jsonb not null,
  primary key (shop_id, id),
  unique (shop_id, series, year, sequence),
  unique (shop_id, number),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, credits) references bills (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id),
  check ((kind = 'credit_note') = (credits is not null))
);
create index bills_of_order on bills (shop_id, order_id, issued_at desc, id desc);
create index bills_crediting on bills (shop_id, credits) where credits is not null;

do $$
declare owned text;
begin
  foreach owned in array array['shop_tax', 'bill_series', 'bills'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy tenant on %I using (shop_id = app_shop_id())', owned);
  end loop;
end
$$;
revoke update, delete on bills from darzi_app;
revoke delete on bill_series from darzi_app;

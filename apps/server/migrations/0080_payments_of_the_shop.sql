-- A failed payment is over. Its money, seen after all, is a new entry that names it.
alter table payments add column names uuid;
alter table payments add foreign key (shop_id, names) references payments (shop_id, id);
alter table payments add constraint payments_names_check check (names is null or (kind = 'payment' and reverses is null));
create index payments_named on payments (shop_id, names) where names is not null;
comment on column payments.names is 'The failed payment whose money this is, seen after all.';

-- Ways to pay that a shop does not offer at its counter, and whether its links offer online payment.
alter table counter_settings add column methods_off text[] not null default '{}';
comment on column counter_settings.methods_off is 'Keys of payment methods that are not offered; online: not by the link.';

-- The close of a day: what was counted against what the ledger said then. Only ever added to; a correction is a closing of its own.
create table day_closings (
  shop_id uuid not null references shops (id),
  id uuid not null,
  closed_on date not null,
  currency text not null,
  float_minor bigint not null check (float_minor >= 0),
  cash_minor bigint not null,
  counted_minor bigint not null check (counted_minor >= 0),
  difference_minor bigint generated always as (counted_minor - float_minor - cash_minor) stored,
  counted jsonb not null default '[]',
  reason text,
  corrects uuid,
  member_id uuid not null,
  member_name text not null,
  created_at timestamptz not null,
  sent_hash bytea,
  primary key (shop_id, id),
  foreign key (shop_id, corrects) references day_closings (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id),
  check (reason is not null or (corrects is null and counted_minor = float_minor + cash_minor))
);
create unique index day_closings_once on day_closings (shop_id, closed_on) where corrects is null;
create unique index day_closings_corrected on day_closings (shop_id, corrects) where corrects is not null;
create index day_closings_newest on day_closings (shop_id, created_at desc, id desc);
comment on column day_closings.cash_minor is 'Cash of the ledger that day as it stood then.';
comment on column day_closings.counted is 'Notes and coins: [{"valueMinor": 50000, "count": 3}]; empty when only the sum was typed.';
alter table day_closings enable row level security;
alter table day_closings force row level security;
create policy tenant on day_closings using (shop_id = app_shop_id());
revoke update, delete on day_closings from darzi_app;

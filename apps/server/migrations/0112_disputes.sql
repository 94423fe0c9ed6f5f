-- Disputes: what a customer says is wrong with an order, the shop's answer, and what the operator decided. Of three sides: the shop's own,
-- the account's own, and the operator's.

create table disputes (
  shop_id uuid not null references shops (id),
  id uuid not null,
  account_id uuid not null references accounts (id),
  order_id uuid not null,
  order_number integer not null,
  shop_name text not null,
  customer_name text not null,
  currency text not null check (currency in ('AED', 'USD', 'INR', 'EUR')),
  kind text not null check (kind in ('fit', 'lateness', 'damage', 'money', 'other')),
  words text not null,
  state text not null default 'raised' check (state in ('raised', 'answered', 'withdrawn', 'decided')),
  raised_at timestamptz not null,
  answer_by timestamptz not null,
  answer text,
  answered_at timestamptz,
  answered_by uuid,
  outcome text check (outcome in ('nothing', 'remake', 'part', 'whole')),
  refund_minor bigint not null default 0 check (refund_minor >= 0),
  decision text,
  decided_at timestamptz,
  decided_by uuid,
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders (shop_id, id) on delete cascade,
  check ((state = 'decided') = (decided_at is not null)),
  check ((outcome is null) = (decided_at is null)),
  check (refund_minor = 0 or outcome in ('part', 'whole')),
  check ((answer is null) = (answered_at is null))
);
create unique index disputes_open on disputes (shop_id, order_id, account_id) where state in ('raised', 'answered');
create index disputes_of_shop on disputes (shop_id, raised_at desc, id desc);
create index disputes_of_account on disputes (account_id, order_id, raised_at desc, id desc);
create index disputes_newest on disputes (raised_at desc, id desc);
comment on column disputes.answer_by is 'Until then the shop may answer; afterwards the operator may decide without it.';
comment on column disputes.refund_minor is 'What the shop owes the customer by the decision; it is given back among the order''s payments.';

alter table disputes enable row level security;
alter table disputes force row level security;
create policy tenant on disputes using (shop_id = app_shop_id());
create policy own on disputes using (account_id = app_user_id());
create policy operator on disputes using (app_operator_id() is not null);
revoke delete on disputes from darzi_app;

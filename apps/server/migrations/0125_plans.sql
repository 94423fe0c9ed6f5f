-- What a shop pays for its plan: the month that is paid for, invoices, and the gateway's pages where they are paid.

create table plan_terms (
  shop_id uuid primary key references shops (id),
  period_from date,
  period_until date,
  next_plan text,
  trial_told integer,
  check ((period_from is null) = (period_until is null)),
  check (period_from < period_until),
  check (next_plan is null or period_until is not null)
);
comment on column plan_terms.period_until is 'The first day that is no longer paid for.';
comment on column plan_terms.next_plan is 'Begins when the period ends.';
comment on column plan_terms.trial_told is 'How many days before the trial’s end its owners were told last.';

create table plan_invoices (
  shop_id uuid not null references shops (id),
  id uuid not null,
  number text not null unique,
  issued_on date not null,
  due_on date not null,
  plan text not null,
  lines jsonb not null,
  total_minor bigint not null check (total_minor > 0),
  currency text not null,
  buyer jsonb not null,
  state text not null default 'open' check (state in ('open', 'paid')),
  paid_at timestamptz,
  transaction_id text,
  lapsed_on date,
  created_at timestamptz not null,
  primary key (shop_id, id),
  check ((state = 'paid') = (paid_at is not null))
);
create index plan_invoices_newest on plan_invoices (shop_id, created_at desc, id desc);
create index plan_invoices_open on plan_invoices (due_on) where state = 'open' and lapsed_on is null;
comment on column plan_invoices.lines is 'Json<import(''@darzi/tailoring/plans/change-plan.ts'').PlanLine[]>';
comment on column plan_invoices.buyer is 'Json<{ name: string; address?: string; gstin?: string }>';
comment on column plan_invoices.lapsed_on is 'When the shop went back to its free plan because this was not paid.';

create table plan_checkouts (
  shop_id uuid not null references shops (id),
  id uuid not null unique,
  invoice_id uuid not null,
  gateway text not null check (gateway in ('stripe', 'razorpay')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  state text not null default 'created' check (state in ('created', 'open', 'paid', 'failed', 'expired')),
  reference text,
  url text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, invoice_id) references plan_invoices (shop_id, id)
);
create index plan_checkouts_of_invoice on plan_checkouts (shop_id, invoice_id, created_at desc);

-- Numbers of the server's own papers, without gaps across all shops.
create table platform_counters (
  name text primary key,
  last integer not null
);

do $$
declare owned text;
begin
  foreach owned in array array['plan_terms', 'plan_invoices', 'plan_checkouts'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy tenant on %I using (shop_id = app_shop_id())', owned);
  end loop;
end $$;
alter table platform_counters enable row level security;
alter table platform_counters force row level security;
create policy crossing on platform_counters using (app_crossing() = 'plans');
-- The clock asks which shops have something due; it works inside each of them afterwards.
create policy plans on shops for select using (app_crossing() = 'plans');
create policy plans on plan_terms for select using (app_crossing() = 'plans');
create policy plans on plan_invoices for select using (app_crossing() = 'plans');
-- A gateway's event names the checkout; its row names the shop.
create policy finding on plan_checkouts for select using (app_crossing() = 'gateway');
revoke delete on plan_invoices, plan_checkouts, platform_counters from darzi_app;

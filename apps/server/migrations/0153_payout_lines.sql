-- What a payout paid, order by order, and a payout that is taken back.

alter table partner_entries drop constraint partner_entries_kind_check;
alter table partner_entries add constraint partner_entries_kind_check
  check (kind in ('order', 'correction', 'payout', 'reversal'));
alter table partner_entries drop constraint partner_entries_check;
alter table partner_entries add constraint partner_entries_work_check
  check ((kind in ('payout', 'reversal')) = (work_id is null));
alter table partner_entries drop constraint partner_entries_check1;
alter table partner_entries add constraint partner_entries_base_check
  check (base_minor = commission_minor + payable_minor or kind in ('payout', 'reversal'));
alter table partner_entries add column reverses uuid;
alter table partner_entries add constraint partner_entries_reverses_check check ((kind = 'reversal') = (reverses is not null));
alter table partner_entries add foreign key (shop_id, reverses) references partner_entries (shop_id, id);
create unique index partner_entries_reversed on partner_entries (shop_id, reverses);
comment on column partner_entries.reverses is 'The payout that was entered by mistake.';

create table payout_lines (
  shop_id uuid not null references shops (id),
  payout_id uuid not null,
  work_id uuid not null,
  tailor_id uuid not null references shops (id),
  amount_minor bigint not null check (amount_minor <> 0),
  off_minor bigint not null default 0,
  tailor_entries uuid[] not null default '{}',
  primary key (shop_id, payout_id, work_id),
  foreign key (shop_id, payout_id) references partner_entries (shop_id, id),
  foreign key (shop_id, work_id) references house_work (shop_id, id)
);
create index payout_lines_of_work on payout_lines (shop_id, work_id);
comment on column payout_lines.amount_minor is 'What the payout paid for this order; below zero what it took back, as the house gave money back since.';
comment on column payout_lines.off_minor is 'By how much the partner’s order costs less for it.';
comment on column payout_lines.tailor_entries is 'The lines it made in the partner’s own ledger.';

do $$
begin
  alter table payout_lines enable row level security;
  alter table payout_lines force row level security;
  create policy tenant on payout_lines using (shop_id = app_shop_id());
  create policy partner on payout_lines for select using (tailor_id = app_shop_id());
  revoke update, delete on payout_lines from darzi_app;

  -- Until now each payout paid all that was owed: what was booked since the one before it. Partners wrote such money down themselves.
  alter table partner_entries no force row level security;
  alter table payout_lines no force row level security;
  insert into payout_lines (shop_id, payout_id, work_id, tailor_id, amount_minor)
  select entry.shop_id, paid.id, entry.work_id, entry.tailor_id, sum(entry.payable_minor)
    from partner_entries entry
    join lateral (select payout.id from partner_entries payout
      where payout.shop_id = entry.shop_id and payout.partnership_id = entry.partnership_id and payout.kind = 'payout'
        and payout.created_at >= entry.created_at order by payout.created_at, payout.id limit 1) paid on true
   where entry.work_id is not null
   group by entry.shop_id, paid.id, entry.work_id, entry.tailor_id
  having sum(entry.payable_minor) <> 0;
  alter table partner_entries force row level security;
  alter table payout_lines force row level security;
end $$;

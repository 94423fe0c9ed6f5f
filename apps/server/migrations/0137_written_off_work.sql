-- What a house owes follows what its customer is charged less since the order was given to a partner, for whatever reason.

alter table house_work add column off_before_minor bigint not null default 0;
comment on column house_work.off_before_minor is 'By how much the order cost less already when it was given: the base is without it.';
do $$
begin
  -- The owner of the tables sees all of them while it writes.
  alter table house_work no force row level security;
  alter table payments no force row level security;
  update house_work w set off_before_minor = coalesce((
    select sum(p.off_price_minor) from payments p
     where p.shop_id = w.shop_id and p.order_id = w.order_id and p.created_at <= w.assigned_at and p.status in ('completed', 'refunded')), 0);
  alter table house_work force row level security;
  alter table payments force row level security;
end $$;

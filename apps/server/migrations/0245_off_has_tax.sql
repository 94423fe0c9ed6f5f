-- What was taken off an order while its bill put tax on top was taken off what the bill asked for, tax included. Without that bill the
-- order costs less by the rest of it only, so the ledger keeps which of its lines did so.
alter table payments add column off_has_tax boolean not null default false;
comment on column payments.off_has_tax is 'What it took off the price has the tax in it that a bill put on top then.';

-- Lines from before: those written after a bill that had not been given back in full by then, and what reversed them.
alter table bills no force row level security;
alter table payments no force row level security;
alter table payments disable trigger user;
with taken_off as (
  select p.shop_id, p.id, p.order_id, coalesce(r.created_at, p.created_at) as at
    from payments p left join payments r on p.kind = 'reversal' and r.shop_id = p.shop_id and r.id = p.reverses
   where p.off_price_minor <> 0
)
update payments p set off_has_tax = true from taken_off t
 where p.shop_id = t.shop_id and p.id = t.id and exists (
   select from bills b
    where b.shop_id = t.shop_id and b.order_id = t.order_id and b.kind <> 'credit_note' and b.issued_at <= t.at
      and b.content ->> 'includesTax' = 'false' and b.tax_minor > 0
      and b.total_minor > coalesce((select sum(n.total_minor) from bills n
                                     where n.shop_id = b.shop_id and n.credits = b.id and n.issued_at <= t.at), 0));
alter table payments enable trigger user;
alter table bills force row level security;
alter table payments force row level security;

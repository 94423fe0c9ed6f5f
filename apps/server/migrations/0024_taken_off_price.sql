-- What is taken off an order's price after the fact is a line of its ledger: a balance that is written off, or a refund that
-- lowers the price. It can be reversed like any other line, and the price follows the sum of them.
alter table orders add column written_off_minor bigint not null default 0 check (written_off_minor >= 0);
alter table orders drop constraint orders_check1;
alter table orders add constraint orders_total_check check (total_minor = pieces_minor - discount_minor - written_off_minor);
comment on column orders.written_off_minor is 'Sum of what the ledger took off the price; kept by its trigger, and with it `total_minor`.';

alter table payments add column off_price_minor bigint not null default 0;
alter table payments drop constraint payments_kind_check;
alter table payments add constraint payments_kind_check check (kind in ('advance', 'payment', 'refund', 'write_off', 'reversal'));
alter table payments drop constraint payments_amount_minor_check;
alter table payments add constraint payments_amount_check check (amount_minor <> 0 or off_price_minor <> 0);
alter table payments add constraint payments_off_price_check check (case kind
  when 'write_off' then amount_minor = 0 and off_price_minor > 0
  when 'refund' then off_price_minor between 0 and -amount_minor
  when 'reversal' then true
  else off_price_minor = 0 end);
comment on column payments.off_price_minor is 'By how much the order costs less for it: a write-off, a refund taken off the price. Negative where that is reversed.';

-- An order that was called off costs what the shop keeps of it; what came beyond that is to be given back.
alter table orders add column kept_minor bigint check (kept_minor >= 0);
comment on column orders.kept_minor is 'Once called off: what the shop kept, before what was written off. What is held beyond it is to be given back.';
alter table orders no force row level security;
alter table orders disable trigger user;
update orders set kept_minor = paid_minor where state = 'cancelled';
alter table orders enable trigger user;
alter table orders force row level security;

create or replace function payments_changed() returns trigger language plpgsql as $$
begin
  update orders o
     set paid_minor = ledger.paid, written_off_minor = ledger.off,
         total_minor = o.pieces_minor - o.discount_minor - ledger.off
    from (select c.shop_id, c.order_id, coalesce(sum(p.amount_minor), 0) as paid, coalesce(sum(p.off_price_minor), 0) as off
            from (select distinct shop_id, order_id from changed) c
            left join payments p on p.shop_id = c.shop_id and p.order_id = c.order_id and p.status in ('completed', 'refunded')
           group by c.shop_id, c.order_id) ledger
   where o.shop_id = ledger.shop_id and o.id = ledger.order_id;
  return null;
end
$$;

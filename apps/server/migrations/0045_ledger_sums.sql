-- The sums of an order's ledger are taken by its key, however small the tables were when the plan was made: a plan that went
-- through all orders and all payments stayed with its connection while they grew, and a payment took longer with each before it.

create or replace function payments_changed() returns trigger language plpgsql as $$
declare
  entry record;
begin
  for entry in select distinct shop_id, order_id from changed order by shop_id, order_id loop
    update orders o
       set paid_minor = ledger.paid, written_off_minor = ledger.off, given_of_kept_minor = ledger.given,
           total_minor = o.pieces_minor - o.discount_minor - ledger.off
      from (select coalesce(sum(p.amount_minor), 0) as paid, coalesce(sum(p.off_price_minor), 0) as off,
                   coalesce(sum(p.off_kept_minor), 0) as given
              from payments p
             where p.shop_id = entry.shop_id and p.order_id = entry.order_id and p.status in ('completed', 'refunded')) ledger
     where o.shop_id = entry.shop_id and o.id = entry.order_id;
  end loop;
  return null;
end
$$;

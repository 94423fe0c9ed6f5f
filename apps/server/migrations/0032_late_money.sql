-- What is kept of an order called off follows from its lines in the order their money moved, without those that were reversed.
-- A payment that was said not to have come may be seen after the calling off: its money moves then, not where its line stands.
alter table payments no force row level security;
alter table orders no force row level security;
alter table order_steps no force row level security;
alter table payments disable trigger user;

alter table payments add column late_turn bigint;
comment on column payments.late_turn is 'Its place among what moved after its order was called off; null of what moved before.';
grant update (late_turn) on payments to darzi_app;
with called_off as (
  select o.shop_id, o.id, max(s.at) as at
    from orders o join order_steps s on s.shop_id = o.shop_id and s.order_id = o.id and s.kind = 'cancelled'
   where o.state = 'cancelled' group by 1, 2
)
update payments p set late_turn = p.turn
  from called_off c
 where c.shop_id = p.shop_id and c.id = p.order_id and p.created_at > c.at and p.status in ('completed', 'refunded');

alter table payments enable trigger user;
alter table order_tallies no force row level security;
-- Where corrections left another sum than the lines that stand, the last reversal says the difference.
with late as (
  select shop_id, order_id, max(turn) filter (where kind = 'reversal') as reversal
    from payments where late_turn is not null group by 1, 2
), live as (
  select p.shop_id, p.order_id, p.late_turn, p.amount_minor
    from payments p join late l using (shop_id, order_id)
   where l.reversal is not null and p.kind <> 'reversal' and p.status in ('completed', 'refunded')
     and not exists (select from payments r where r.shop_id = p.shop_id and r.order_id = p.order_id
                        and r.kind = 'reversal' and r.reverses = p.id)
), held as (
  select shop_id, order_id, late_turn,
         sum(amount_minor) over (partition by shop_id, order_id order by late_turn nulls first) as held
    from live
), lowest as (
  -- Before anything came late the shop held what stands of before, which may be nothing.
  select l.shop_id, l.order_id, l.reversal,
         least(min(h.held) filter (where h.late_turn is not null), coalesce(min(h.held) filter (where h.late_turn is null), 0)) as held
    from late l left join held h using (shop_id, order_id)
   where l.reversal is not null group by 1, 2, 3
), astray as (
  select w.shop_id, w.order_id, w.reversal, o.kept_minor - o.given_of_kept_minor - least(o.kept_minor, w.held) as off
    from lowest w join orders o on o.shop_id = w.shop_id and o.id = w.order_id
)
update payments p set off_kept_minor = p.off_kept_minor + a.off
  from astray a
 where a.off <> 0 and p.shop_id = a.shop_id and p.order_id = a.order_id and p.turn = a.reversal;

alter table payments force row level security;
alter table orders force row level security;
alter table order_steps force row level security;
alter table order_tallies force row level security;

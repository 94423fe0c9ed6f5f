-- Steps and payments of an order stand in the order they were written. Whoever writes one holds the order, so a number that
-- only counts up says which came last, whatever the clocks of the processes say.
alter table order_steps no force row level security;
alter table payments no force row level security;
alter table payments disable trigger user;

alter table order_steps add column turn bigint;
update order_steps step set turn = numbered.turn
  from (select shop_id, id, row_number() over (order by at, id) as turn from order_steps) numbered
 where step.shop_id = numbered.shop_id and step.id = numbered.id;
alter table order_steps alter column turn set not null;
alter table order_steps alter column turn add generated always as identity;
select setval(pg_get_serial_sequence('order_steps', 'turn'), (select coalesce(max(turn), 0) + 1 from order_steps), false);

alter table payments add column turn bigint;
update payments entry set turn = numbered.turn
  from (select shop_id, id, row_number() over (order by created_at, id) as turn from payments) numbered
 where entry.shop_id = numbered.shop_id and entry.id = numbered.id;
alter table payments alter column turn set not null;
alter table payments alter column turn add generated always as identity;
select setval(pg_get_serial_sequence('payments', 'turn'), (select coalesce(max(turn), 0) + 1 from payments), false);

alter table payments enable trigger user;
alter table order_steps force row level security;
alter table payments force row level security;

drop index order_steps_of_order;
create index order_steps_of_order on order_steps (shop_id, order_id, turn desc);
drop index payments_of_order;
create index payments_of_order on payments (shop_id, order_id, turn);
comment on column order_steps.turn is 'Counts up as steps are written: the last one of an order has the highest.';
comment on column payments.turn is 'Counts up as entries are written: the last one of an order has the highest.';

-- Calling an order off ends the payments that were awaited; taking that back awaits them again.
alter table order_steps add column stopped jsonb not null default '[]';
comment on column order_steps.stopped is 'Json<string[]>';

-- An id that comes again with other content is a mistake of its sender, not the same sending.
alter table orders add column sent_hash bytea;
alter table payments add column sent_hash bytea;
comment on column orders.sent_hash is 'Digest of what was sent under this id; none where the sender named no id.';
comment on column payments.sent_hash is 'Digest of what was sent under this id; none where the sender named no id.';

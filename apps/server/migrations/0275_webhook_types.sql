-- What a webhook is told of an order's life is told by its steps: whatever the step is called, it is told where the order came to another
-- state, and only there. Which other events are of which type is asked when they happen, so a webhook never keeps an old answer.

create function webhook_type_of(kind text) returns text language sql immutable as $$
  select case
    when kind in ('orders.edited', 'orders.pieceEdited', 'orders.garmentChosen') then 'order.changed'
    when kind in ('payments.taken', 'payments.completed', 'payments.late', 'payments.tooMuch', 'houses.paidBy') then 'payment.recorded'
    when kind in ('payments.refunded', 'payments.refundedOffPrice', 'payments.reversed', 'houses.tookMoneyBack') then 'payment.reversed'
    when kind = 'customers.added' then 'customer.added'
    when kind in ('customers.edited', 'customers.archived', 'customers.restored', 'customers.merged') then 'customer.changed'
    when kind = 'measurements.recorded' then 'measurement.recorded'
  end
$$;

alter table webhook_deliveries add column type text;
alter table webhook_deliveries add column order_state text;
comment on column webhook_deliveries.type is 'What the event is called outside; a test is called so itself.';
comment on column webhook_deliveries.order_state is 'The state an order came into.';

-- Every try of an event is the same text, so what was noted before keeps the words it was told with.
alter table webhook_deliveries no force row level security;
update webhook_deliveries set
  type = coalesce(webhook_type_of(kind), case when kind = 'test' then 'test' when kind = 'orders.taken' then 'order.taken' else 'order.state_changed' end),
  order_state = case
    when kind = 'orders.taken' then 'pending'
    when kind = 'orders.approved' then 'approved'
    when kind in ('orders.begun', 'orders.reworked') then 'in_progress'
    when kind = 'orders.finished' then 'ready'
    when kind in ('orders.delivered', 'orders.deliveredOwing', 'orders.deliveredUnready') then 'delivered'
    when kind in ('orders.cancelled', 'orders.cancelledByCustomer') then 'cancelled'
  end;
alter table webhook_deliveries force row level security;
alter table webhook_deliveries alter column type set not null;
alter table webhook_deliveries drop column kind;

create or replace function note_for_webhooks() returns trigger language plpgsql set search_path from current as $$
begin
  insert into webhook_deliveries (shop_id, id, webhook_id, event_id, type, subject_id, at, next_at)
  select new.shop_id, gen_random_uuid(), w.id, new.id, webhook_type_of(new.kind), new.subject_id, new.at, new.at
    from webhooks w
   where w.shop_id = new.shop_id and w.state = 'active' and webhook_type_of(new.kind) = any (w.types);
  return null;
end
$$;

create function note_step_for_webhooks() returns trigger language plpgsql set search_path from current as $$
declare told text := case when new.state_from is null then 'order.taken' else 'order.state_changed' end;
begin
  insert into webhook_deliveries (shop_id, id, webhook_id, event_id, type, order_state, subject_id, at, next_at)
  select new.shop_id, gen_random_uuid(), w.id, new.id, told, new.state_to, new.order_id, new.at, new.at
    from webhooks w
   where w.shop_id = new.shop_id and w.state = 'active' and told = any (w.types);
  return null;
end
$$;
create trigger steps_for_webhooks after insert on order_steps for each row
  when (not app_restoring() and new.state_from is distinct from new.state_to)
  execute function note_step_for_webhooks();

alter table webhooks drop column kinds;

-- A shop whose plan has no webhooks is told nothing, as one that is suspended or closed: what happened waits until it has them again.
drop function due_webhook_deliveries(timestamptz, integer, integer);
create function due_webhook_deliveries(now_at timestamptz, most integer, most_of_one integer, plans text[])
returns table (shop_id uuid, id uuid)
language sql stable security definer set search_path from current as $$
  select due.shop_id, due.id from (
    select d.shop_id, d.id, d.next_at, row_number() over (partition by d.webhook_id order by d.next_at, d.at, d.id) as turn
      from webhook_deliveries d
      join webhooks w on w.shop_id = d.shop_id and w.id = d.webhook_id
      join shops s on s.id = d.shop_id
     where d.state = 'waiting' and d.next_at <= now_at and (d.claimed_until is null or d.claimed_until < now_at)
       and w.state = 'active' and s.suspended_at is null and s.closed_at is null and not s.is_demo and s.plan = any (plans)
  ) due
  where due.turn <= most_of_one
  order by due.next_at, due.id
  limit most
$$;

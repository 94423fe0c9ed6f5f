-- An account's appointments in the order in which its list shows them, so that the list can be read a page at a time: those to come,
-- the next one first, then those that are over or were called off, the newest first.
drop function find_own_appointments(integer);
create function find_own_appointments(seen_at timestamptz, most integer) returns table (shop_id uuid, appointment_id uuid)
language sql stable security definer set search_path from current as $$
  select made.shop_id, made.id
    from (
      select a.appointment_shop_id as shop_id, a.appointment_id as id from account_appointments a
       where a.account_id = app_user_id()
      union
      select made.shop_id, made.id
        from account_orders a
        join appointments made on made.shop_id = a.order_shop_id and made.order_id = a.order_id
       where a.account_id = app_user_id() and a.sees_all
      union
      select made.shop_id, made.id
        from account_phones p
        join customers c on c.phone = p.phone
        join appointments made on made.shop_id = c.shop_id and made.customer_id = c.id
       where p.account_id = app_user_id()
      union
      select made.shop_id, made.id
        from account_phones p join appointments made on made.guest_phone = p.phone
       where p.account_id = app_user_id()
    ) own join appointments made on made.shop_id = own.shop_id and made.id = own.id
    cross join lateral (select made.state = 'booked' and made.ends_at > seen_at as is_ahead) told
   order by told.is_ahead desc, case when told.is_ahead then made.starts_at end, made.starts_at desc, made.id desc
   limit most
$$;

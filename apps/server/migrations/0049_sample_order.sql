-- A new shop's sample: a customer with sizes and an order, to be tried out and thrown away whole.

alter table shops
  add column sample_customer_id uuid,
  add column sample_order_id uuid,
  add constraint shops_sample_check check ((sample_customer_id is null) = (sample_order_id is null)),
  add foreign key (id, sample_customer_id) references customers (shop_id, id),
  add foreign key (id, sample_order_id) references orders (shop_id, id);

-- Orders are deleted with a sample alone.
create function tally_gone_orders() returns trigger language plpgsql as $$
begin
  update order_tallies t
     set orders = t.orders - gone.orders, total_minor = t.total_minor - gone.total_minor,
         paid_minor = t.paid_minor - gone.paid_minor, give_back_minor = t.give_back_minor - gone.give_back_minor
    from (select shop_id, tailor_state, tally_day(tailor_state, promised_on) as day, count(*) as orders,
                 sum(total_minor) as total_minor, sum(paid_minor) as paid_minor, sum(give_back_minor) as give_back_minor
            from removed group by 1, 2, 3) gone
   where t.shop_id = gone.shop_id and t.tailor_state = gone.tailor_state and t.promised_on = gone.day;
  return null;
end
$$;

create trigger tally_deletes after delete on orders
  referencing old table as removed for each statement execute function tally_gone_orders();

-- Takes the shop's sample out of its book: the sample customer and all that hangs on them, orders, money and sizes too, which
-- nothing else may delete. Cloth that was taken for it goes back to the stock. Answers how many orders went; null without a
-- sample. Numbers that were given to it alone are given again.
create function discard_sample() returns integer language plpgsql security definer set search_path from current as $$
declare
  shop uuid := app_shop_id();
  customer uuid;
  gone uuid[];
  gone_pieces uuid[];
  gone_people uuid[];
  gone_records uuid[];
begin
  select sample_customer_id into customer from shops where id = shop for update;
  if customer is null then
    return null;
  end if;
  perform from shop_counters where shop_id = shop order by name for update;
  update shops set sample_customer_id = null, sample_order_id = null where id = shop;
  gone := array(select id from orders where shop_id = shop and customer_id = customer);
  gone_pieces := array(select id from order_pieces where shop_id = shop and order_id = any (gone));
  gone_people := array(select id from persons where shop_id = shop and customer_id = customer);
  gone_records := array(select id from measurement_records where shop_id = shop and person_id = any (gone_people));

  insert into stock_movements (shop_id, id, item_id, kind, quantity_milli, at)
  select shop, gen_random_uuid(), item_id, 'returned', -sum(quantity_milli), now()
    from stock_movements where shop_id = shop and piece_id = any (gone_pieces)
   group by item_id having sum(quantity_milli) < 0 order by item_id;
  update stock_movements set piece_id = null where shop_id = shop and piece_id = any (gone_pieces);

  delete from payments where shop_id = shop and order_id = any (gone) and reverses is not null;
  delete from payments where shop_id = shop and order_id = any (gone);
  delete from order_photos where shop_id = shop and order_id = any (gone);
  delete from order_steps where shop_id = shop and order_id = any (gone);
  delete from order_pieces where shop_id = shop and order_id = any (gone);
  delete from orders where shop_id = shop and id = any (gone);
  delete from measurement_values where shop_id = shop and record_id = any (gone_records);
  delete from measurement_records where shop_id = shop and id = any (gone_records);
  delete from persons where shop_id = shop and id = any (gone_people);
  delete from customer_notes where shop_id = shop and customer_id = customer;
  delete from customers where shop_id = shop and id = customer;
  delete from events where shop_id = shop and subject_id = any (gone || gone_people || customer);

  update measurement_tallies
     set records = (select count(*) from measurement_records where shop_id = shop),
         people = (select count(distinct person_id) from measurement_records where shop_id = shop)
   where shop_id = shop and cardinality(gone_records) > 0;
  update shop_counters set last = coalesce((select max(number) from orders where shop_id = shop), 0)
   where shop_id = shop and name = 'orders';
  update shop_counters set last = coalesce((select max(number) from customers where shop_id = shop), 0)
   where shop_id = shop and name = 'customers';
  return cardinality(gone);
end
$$;

-- A filter of the directory in another order than its own walks that order's index and passes over what the filter leaves
-- out. With the filter's columns in the index it reads no row for that.
drop index customers_by_last_order;
drop index customers_by_name;
drop index customers_by_orders;
drop index customers_by_spent;
create index customers_by_last_order on customers (shop_id, last_order_key desc, id desc) include (orders_count) where state = 'active';
create index customers_by_name on customers (shop_id, name collate "und-x-icu", id) include (last_order_key, orders_count) where state = 'active';
create index customers_by_orders on customers (shop_id, orders_count desc, id desc) include (last_order_key) where state = 'active';
create index customers_by_spent on customers (shop_id, spent_minor desc, id desc) include (last_order_key, orders_count) where state = 'active';

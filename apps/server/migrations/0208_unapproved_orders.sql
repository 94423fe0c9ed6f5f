-- Orders nobody has taken on are no promise: what is due leaves them out, and they are found alone.
create index orders_unapproved on orders (shop_id, promised_on, id) where state = 'pending';

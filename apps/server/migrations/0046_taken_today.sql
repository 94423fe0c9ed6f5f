-- What came in on a day is read by the day the money was seen, which an awaited payment has long after it was asked for.
create index payments_completed on payments (shop_id, completed_at) include (method, status, amount_minor)
  where completed_at is not null;

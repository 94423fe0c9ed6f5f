-- The record that stands for a customer today: the one theirs was merged into, however often; else their own. Of the shop that asks.

create function standing_customer(given uuid) returns uuid language sql stable strict set search_path from current as $$
  with recursive way (id, merged_into) as (
    select c.id, c.merged_into from customers c where c.id = given
    union select next.id, next.merged_into from customers next join way on next.id = way.merged_into
  )
  select id from way where merged_into is null
$$;

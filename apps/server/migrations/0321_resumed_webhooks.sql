-- Until migration 0276 a plan that lapsed paused the shop's webhooks, and they stayed so when it was paid again. Those that the shop did not
-- pause itself are on again: while its plan has no webhooks they wait. What the shop did is told by its events, by the webhook's host;
-- where these were cleared nothing is known of it, and the webhook stays as it is.
alter table webhooks no force row level security;
alter table events no force row level security;
with paused as (
  select w.shop_id, w.id, substring(w.url from '^[a-z]+://(?:[^/@]*@)?([^/?#]+)') as host
    from webhooks w where w.state = 'paused'
), by_lapse as (
  select p.shop_id, p.id from paused p
   where (select e.kind from events e
           where e.shop_id = p.shop_id and e.subject_type = 'shop' and e.subject_id = p.shop_id
             and e.kind in ('webhooks.added', 'webhooks.paused', 'webhooks.resumed') and e.params ->> 'host' = p.host
           order by e.at desc, e.id desc limit 1) in ('webhooks.added', 'webhooks.resumed')
)
update webhooks w set state = 'active', failing_since = null from by_lapse b where w.shop_id = b.shop_id and w.id = b.id;
alter table webhooks force row level security;
alter table events force row level security;

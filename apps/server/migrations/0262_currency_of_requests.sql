-- A request nobody has offered for yet is in the currency of its shop, also after the shop has chosen another; a budget was of the one before.

create function requests_follow_currency() returns trigger language plpgsql as $$
begin
  update quotes set currency = new.currency, budget_minor = null
   where shop_id = new.id and state = 'asked' and currency <> new.currency;
  return null;
end
$$;
create trigger requests_follow_currency after update of currency on shops for each row
  when (old.currency is distinct from new.currency) execute function requests_follow_currency();

alter table quotes no force row level security;
alter table shops no force row level security;
update quotes q set currency = s.currency, budget_minor = null from shops s
 where s.id = q.shop_id and q.state = 'asked' and q.currency <> s.currency;
alter table quotes force row level security;
alter table shops force row level security;

alter table quotes add column sent_hash bytea;
comment on column quotes.sent_hash is 'Digest of what was sent under its request''s id, photos included; none of a request from before.';

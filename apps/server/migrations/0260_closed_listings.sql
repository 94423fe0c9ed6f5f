-- A shop that is closed stands among the tailors no longer: its listing is held as that of a suspended one is.

comment on column listings.is_held is 'Of a shop that is suspended or closed: kept by the trigger of its shop.';
create or replace function fill_listing() returns trigger language plpgsql as $$
begin
  select s.name, p.city, s.currency, s.is_demo, s.suspended_at is not null or s.closed_at is not null,
         lower(concat_ws(' ', s.name, p.city, p.state, array_to_string(p.specialties, ' ')))
    into new.name, new.city, new.currency, new.is_demo, new.is_held, new.search_text
    from shops s left join shop_profiles p on p.shop_id = s.id
   where s.id = new.shop_id;
  return new;
end
$$;
drop trigger refill_listing on shops;
create trigger refill_listing after update of name, currency, suspended_at, closed_at on shops for each row
  when (old.name is distinct from new.name or old.currency is distinct from new.currency
        or old.suspended_at is distinct from new.suspended_at or old.closed_at is distinct from new.closed_at)
  execute function refill_listing_of_shop();

-- Shops that were closed before.
alter table listings no force row level security;
alter table shops no force row level security;
alter table shop_profiles no force row level security;
update listings l set is_held = true from shops s where s.id = l.shop_id and s.closed_at is not null and not l.is_held;
alter table listings force row level security;
alter table shops force row level security;
alter table shop_profiles force row level security;

-- A function in plain SQL that cannot be made part of its caller is planned anew at every call; one in PL/pgSQL once on each
-- connection. These are called by every order taken, every record changed and every search. What they answer stays the same, so the
-- indexes built with them stay as they are.

create or replace function shop_threes(shop uuid, words text) returns tsvector
language plpgsql immutable parallel safe strict set search_path from current as $$
begin
  return (
    select array_to_tsvector(coalesce(array_agg(to_hex(hashtext(shop::text || three))), '{}')) from unnest(show_trgm(words)) three
  );
end
$$;

create or replace function term_threes(shop uuid, term text) returns text
language plpgsql immutable parallel safe strict set search_path from current as $$
begin
  return (
    select string_agg(quote_literal(to_hex(hashtext(shop::text || three))), ' & ')
      from generate_series(1, length(term) - 2) place, lateral (select lower(substr(term, place, 3)) as three) cut
     where (place in (1, length(term) - 2) or place % 3 = 1 or three !~ '[0-9]')
       and three ~ '^( [a-z0-9]{2}|[a-z0-9]{3}|[a-z0-9]{2} )$'
  );
end
$$;

create or replace function words_condition(terms jsonb) returns text
language plpgsql stable set search_path from current as $$
begin
  return (
    select concat_ws(' and ',
             string_agg('shop_threes(shop_id, search_text) @@ ' || quote_literal(threes) || '::tsquery', ' and '),
             coalesce(string_agg(said, ' and '), 'true'))
      from jsonb_array_elements(terms) forms,
           lateral (
             select case when count(*) = count(of_term) then string_agg('(' || of_term || ')', ' | ') end as threes,
                    '(' || string_agg(format('strpos(search_text, %L) > 0', term), ' or ') || ')' as said
               from jsonb_array_elements_text(forms) term, lateral (select term_threes(app_shop_id(), term) as of_term) cut
           ) alternatives
  );
end
$$;

create or replace function accounts_of_order(asked uuid) returns table (account_id uuid)
language plpgsql stable security definer set search_path from current as $$
#variable_conflict use_column
begin
  return query
    select own.account_id
      from (
        select a.account_id, 0 as rank, a.added_at as since
          from account_orders a
         where a.order_shop_id = app_shop_id() and a.order_id = asked
        union all
        select p.account_id, 1, p.proven_at
          from orders o
          join customers c on c.shop_id = o.shop_id and c.id = o.customer_id
          join account_phones p on p.phone = c.phone
         where o.shop_id = app_shop_id() and o.id = asked
      ) own
     group by own.account_id
     order by min(own.rank), min(own.since), own.account_id;
end
$$;

-- Searching costs what the shop itself is worth: the index kept the letters of all shops in common lists, a million records
-- long, and every search of any shop went along them. It also was asked for each word and each of its spellings apart.

-- The threes of letters that pg_trgm sees in a text, as numbers of this shop alone. Two threes may meet in one number: what is
-- found by them is looked at again.
create function shop_threes(shop uuid, words text) returns tsvector
language sql immutable strict parallel safe set search_path from current as $$
  select array_to_tsvector(coalesce(array_agg(to_hex(hashtext(shop::text || three))), '{}')) from unnest(show_trgm(words)) three
$$;

-- Of these, some that every text with the term has, so that each of its letters is asked for; null when it is too short to have
-- any. A space in a term is the edge of a word. Letters beyond a to z are left out: fewer threes find more, never less.
create function term_threes(shop uuid, term text) returns text
language sql immutable strict parallel safe set search_path from current as $$
  select string_agg(quote_literal(to_hex(hashtext(shop::text || three))), ' & ')
    from generate_series(1, length(term) - 2) place, lateral (select lower(substr(term, place, 3)) as three) cut
   where (place % 3 = 1 or place = length(term) - 2) and three ~ '^( [a-z0-9]{2}|[a-z0-9]{3}|[a-z0-9]{2} )$'
$$;

drop index customers_search;
create index customers_search on customers using gin (shop_threes(shop_id, search_text)) with (fastupdate = off);
drop index orders_search;
create index orders_search on orders using gin (shop_threes(shop_id, search_text)) with (fastupdate = off);

-- What a record with these words meets, as text for a statement. `terms` is a list of groups of alternatives
-- ([["asha","ash"],["verma"]]); a record has them when each group has one that stands in its search text. The index is asked for
-- all of them at once.
create function words_condition(terms jsonb) returns text
language sql stable set search_path from current as $$
  select concat_ws(' and ',
           'shop_threes(shop_id, search_text) @@ ' || quote_literal(string_agg(threes, ' & ')) || '::tsquery',
           coalesce(string_agg(said, ' and '), 'true'))
    from jsonb_array_elements(terms) forms,
         lateral (
           select case when count(*) = count(of_term) then '(' || string_agg('(' || of_term || ')', ' | ') || ')' end as threes,
                  '(' || string_agg(format('strpos(search_text, %L) > 0', term), ' or ') || ')' as said
             from jsonb_array_elements_text(forms) term, lateral (select term_threes(app_shop_id(), term) as of_term) cut
         ) alternatives
$$;

create or replace function find_customers(terms jsonb, wanted_tag text, wanted_state text, most integer) returns setof uuid
language plpgsql stable security definer set search_path from current set enable_seqscan = off set enable_indexscan = off as $$
declare
  tagged text := case when wanted_tag is not null then format('tags @> array[%L]', wanted_tag) end;
begin
  return query execute format('select id from customers where shop_id = $1 and state = $2 and %s limit $3',
    concat_ws(' and ', tagged, words_condition(terms))) using app_shop_id(), wanted_state, most;
end
$$;

create or replace function find_orders(terms jsonb, most integer) returns setof uuid
language plpgsql stable security definer set search_path from current set enable_seqscan = off set enable_indexscan = off as $$
begin
  return query execute format('select id from orders where shop_id = $1 and %s limit $2', words_condition(terms))
    using app_shop_id(), most;
end
$$;

-- Whose orders have these names, whatever became of their records.
drop function find_orderers(jsonb, integer);
create function find_orderers(terms jsonb, most integer) returns setof uuid
language plpgsql stable security definer set search_path from current set enable_seqscan = off set enable_indexscan = off as $$
begin
  return query execute format('select id from customers where shop_id = $1 and state <> ''merged'' and %s limit $2',
    words_condition(terms)) using app_shop_id(), most;
end
$$;

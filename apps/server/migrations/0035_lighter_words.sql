-- A name was asked of the index as one question, and each of its words by all threes of its letters. Middle threes such as "eep"
-- are common: the whole of their lists was gone along, for little. Each word is now a question of its own, which lets the index
-- leap from one word's list to the other's, and of letters the first three and the last are enough. What is found by them is
-- looked at again, as before, so the answers are the same.
create or replace function term_threes(shop uuid, term text) returns text
language sql immutable strict parallel safe set search_path from current as $$
  select string_agg(quote_literal(to_hex(hashtext(shop::text || three))), ' & ')
    from generate_series(1, length(term) - 2) place, lateral (select lower(substr(term, place, 3)) as three) cut
   where (place in (1, length(term) - 2) or (place % 3 = 1 and three ~ '[0-9]'))
     and three ~ '^( [a-z0-9]{2}|[a-z0-9]{3}|[a-z0-9]{2} )$'
$$;

create or replace function words_condition(terms jsonb) returns text
language sql stable set search_path from current as $$
  select concat_ws(' and ',
           string_agg('shop_threes(shop_id, search_text) @@ ' || quote_literal(threes) || '::tsquery', ' and '),
           coalesce(string_agg(said, ' and '), 'true'))
    from jsonb_array_elements(terms) forms,
         lateral (
           select case when count(*) = count(of_term) then string_agg('(' || of_term || ')', ' | ') end as threes,
                  '(' || string_agg(format('strpos(search_text, %L) > 0', term), ' or ') || ')' as said
             from jsonb_array_elements_text(forms) term, lateral (select term_threes(app_shop_id(), term) as of_term) cut
         ) alternatives
$$;

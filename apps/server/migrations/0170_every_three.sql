-- Of a word the index was asked for its first three letters and its last. In a shop with a million orders, tens of thousands begin
-- and end like a name with a slip of the finger, and all of them were read to find that none has it. Every three letters of a word are
-- asked for now: a slip makes one that few or none have, and the index stops there. Numbers are asked for as before, since they
-- begin alike. What is found is looked at again, so the answers are the same.
create or replace function term_threes(shop uuid, term text) returns text
language sql immutable strict parallel safe set search_path from current as $$
  select string_agg(quote_literal(to_hex(hashtext(shop::text || three))), ' & ')
    from generate_series(1, length(term) - 2) place, lateral (select lower(substr(term, place, 3)) as three) cut
   where (place in (1, length(term) - 2) or place % 3 = 1 or three !~ '[0-9]')
     and three ~ '^( [a-z0-9]{2}|[a-z0-9]{3}|[a-z0-9]{2} )$'
$$;

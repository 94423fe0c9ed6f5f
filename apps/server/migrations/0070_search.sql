-- Searching all of a shop: names with a slip of the finger, what each member searched last, and how photos look.

-- The ids of customers whose names are those typed but for a slip; `pieces` and `patterns` are of tailoring's typoTerms. The shop's
-- own index of letters (shop_threes) tells who may be meant; of a common piece the first thousands are looked at.
create function find_alike(pieces jsonb, patterns text[], most integer) returns setof uuid
language plpgsql stable security definer set search_path from current set enable_seqscan = off set enable_indexscan = off as $$
declare
  threes tsquery;
begin
  select string_agg('(' || word.threes || ')', ' & ')::tsquery into threes
    from jsonb_array_elements(pieces) forms,
         lateral (
           select case when count(*) = count(of_piece) then string_agg('(' || of_piece || ')', ' | ') end as threes
             from jsonb_array_elements_text(forms) piece, lateral (select term_threes(app_shop_id(), piece) as of_piece) cut
         ) word;
  if threes is null then return; end if;
  return query select near.id from (
      select customer.id, customer.search_text from customers customer
       where customer.shop_id = app_shop_id() and customer.state <> 'merged'
         and shop_threes(customer.shop_id, customer.search_text) @@ threes
       limit 3000
    ) near
   where (select bool_and(near.search_text ~ pattern) from unnest(patterns) pattern)
   limit most;
end
$$;

create table recent_searches (
  shop_id uuid not null references shops (id),
  member_id uuid not null,
  address text not null,
  query text not null,
  results integer not null,
  is_capped boolean not null,
  searched_at timestamptz not null,
  primary key (shop_id, member_id, address),
  foreign key (shop_id, member_id) references members (shop_id, id)
);
comment on table recent_searches is 'The last ten of each member, so that they are at hand on the next device.';
comment on column recent_searches.address is 'The search as the address of its screen has it, in one order; the same again is the same row.';

create table photo_looks (
  shop_id uuid not null,
  file_id uuid not null,
  method smallint not null,
  look bytea not null,
  primary key (shop_id, file_id),
  foreign key (shop_id, file_id) references files (shop_id, id) on delete cascade
);
comment on table photo_looks is 'What search by photo compares: colours and texture of a photo of a piece or of the collection, never of a person.';
comment on column photo_looks.method is 'Looks of different methods are not compared; a photo without one of today’s is looked at anew.';

-- A photo is read back to the piece or garment it shows.
create index order_photos_of_file on order_photos (shop_id, file_id);

do $$
declare
  owned text;
begin
  foreach owned in array array['recent_searches', 'photo_looks'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy tenant on %I using (shop_id = app_shop_id())', owned);
  end loop;
end
$$;

-- Verification of shops: photos of papers and of the workshop, which the shop itself and the operator alone see, and what was decided.

create table verifications (
  shop_id uuid not null references shops (id),
  id uuid not null,
  state text not null default 'draft' check (state in ('draft', 'sent', 'verified', 'refused', 'renewed')),
  words text,
  verified_for text[] not null default '{}',
  decision text,
  created_at timestamptz not null,
  sent_at timestamptz,
  decided_at timestamptz,
  decided_by uuid,
  primary key (shop_id, id),
  check ((state = 'draft') = (sent_at is null)),
  check ((state in ('draft', 'sent')) = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null))
);
create unique index verifications_open on verifications (shop_id) where state in ('draft', 'sent');
create index verifications_of_shop on verifications (shop_id, created_at desc, id desc);
create index verifications_waiting on verifications (sent_at, id) where state = 'sent';
create index verifications_decided on verifications (decided_at desc, id desc) where decided_at is not null;
comment on table verifications is 'What a shop sent to be verified by, and what became of it. One is open at a time; the badge itself stands in listings.';

create table verification_photos (
  shop_id uuid not null,
  id uuid not null,
  verification_id uuid not null,
  part text not null check (part in ('identity', 'address', 'work')),
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, verification_id) references verifications (shop_id, id) on delete cascade,
  foreign key (shop_id, id) references files (shop_id, id)
);
create index verification_photos_of on verification_photos (shop_id, verification_id, created_at, id);
comment on column verification_photos.id is 'Of the file.';

do $$
declare owned text;
begin
  foreach owned in array array['verifications', 'verification_photos'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy tenant on %I using (shop_id = app_shop_id())', owned);
  end loop;
end $$;
-- What lies in a drawer before it is sent is nobody's to read but the shop's.
create policy operator on verifications using (app_operator_id() is not null and state <> 'draft');
create policy operator on verification_photos for select using (app_operator_id() is not null
  and exists (select from verifications v where v.shop_id = verification_photos.shop_id
                and v.id = verification_photos.verification_id and v.state <> 'draft'));
create policy operator on shop_profiles for select using (app_operator_id() is not null);

-- Strangers narrow what they find to verified shops.
do $$
declare
  said text := pg_get_functiondef('find_listings(jsonb, text, double precision, uuid, integer)'::regprocedure);
  woman constant text := '  if filter ? ''woman'' then';
begin
  if position(woman in said) = 0 then
    raise exception 'find_listings reads differently now';
  end if;
  execute replace(said, woman, '  if filter ? ''verified'' then found := found || '' and l.verified_at is not null''; end if;' || E'\n' || woman);
end $$;

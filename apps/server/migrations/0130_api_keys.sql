-- Keys by which programs of a shop ask for it: what each may do, until when, and when it was last used.

create table api_keys (
  shop_id uuid not null references shops (id),
  id uuid not null,
  name text not null,
  start text not null,
  token_hash bytea not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  member_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id)
);
create unique index api_keys_token on api_keys (token_hash);
create unique index api_keys_name on api_keys (shop_id, lower(name)) where revoked_at is null;
comment on table api_keys is 'The holder has the token, the table only its SHA-256.';
comment on column api_keys.start is 'The first letters of the token, by which people tell keys apart.';
comment on column api_keys.member_id is 'The owner who made it: what the key does, it does for them.';

alter table api_keys enable row level security;
alter table api_keys force row level security;
create policy tenant on api_keys using (shop_id = app_shop_id());
-- The function below looks across all shops; as the database's owner, who may do so here and nowhere else.
create policy finding on api_keys for select to current_user using (true);
-- Whose keys they are, where an operator reads who did what.
create policy operator on api_keys for select using (app_operator_id() is not null);
revoke delete on api_keys from darzi_app;

-- What a token leads to: the shop and an id alone, or nothing.
create function find_api_key(given bytea) returns table (shop_id uuid, key_id uuid)
language sql stable security definer set search_path from current as $$
  select k.shop_id, k.id from api_keys k where k.token_hash = given
$$;

alter table audit_lines add column key_id uuid;
comment on column audit_lines.key_id is 'The key it was asked with; account_id is then the owner who made the key.';

-- Reports: a review, a message or a shop that somebody finds is not in order, and what the operator did about it. Hidden is not deleted:
-- what was hidden can be shown again, and stars count what is shown.

alter table reviews add column hidden_at timestamptz;
comment on column reviews.hidden_at is 'Since when the operator keeps it from the page; its stars do not count meanwhile.';
drop trigger count_stars on reviews;
create trigger count_stars after insert or delete or update of stars, hidden_at on reviews
  for each row execute function count_stars();
create or replace function count_stars() returns trigger language plpgsql security definer set search_path from current as $$
declare
  shop uuid := coalesce(new.shop_id, old.shop_id);
begin
  insert into listings (shop_id, reviews, stars)
  select shop, count(*)::integer, coalesce(sum(r.stars), 0)::integer
    from reviews r where r.shop_id = shop and r.hidden_at is null
  on conflict (shop_id) do update set reviews = excluded.reviews, stars = excluded.stars;
  return null;
end
$$;

alter table conversation_messages add column hidden_at timestamptz;
comment on column conversation_messages.hidden_at is 'Since when the operator keeps its words and its photo from both sides.';

create table reports (
  shop_id uuid not null references shops (id),
  id uuid not null,
  kind text not null check (kind in ('review', 'message', 'shop')),
  subject_id uuid not null,
  account_id uuid not null references accounts (id),
  by_shop boolean not null,
  reason text not null check (reason in ('abuse', 'false', 'private', 'spam', 'fraud', 'other')),
  words text,
  shop_name text not null,
  author text,
  writer_id uuid references accounts (id),
  said text,
  photos uuid[] not null default '{}',
  reported_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'hidden', 'noted', 'dismissed')),
  decision text,
  decided_at timestamptz,
  decided_by uuid,
  primary key (shop_id, id),
  check (kind <> 'shop' or subject_id = shop_id),
  check ((state = 'waiting') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null))
);
create unique index reports_once on reports (account_id, kind, subject_id);
create index reports_of_subject on reports (subject_id);
create index reports_waiting on reports (reported_at, id) where state = 'waiting';
create index reports_decided on reports (decided_at desc, id desc) where decided_at is not null;
comment on table reports is 'The evidence is what was reported and nothing around it, as it stood then.';
comment on column reports.by_shop is 'Reported by a member of the shop, of what is said to it or of it.';
comment on column reports.writer_id is 'The account that wrote what is reported; null when the shop did, or nobody''s account is known.';
comment on column reports.author is 'Who is said to have written it, as the page names them.';

alter table reports enable row level security;
alter table reports force row level security;
create policy tenant on reports using (shop_id = app_shop_id() and by_shop);
create policy own on reports using (account_id = app_user_id() and not by_shop);
create policy operator on reports using (app_operator_id() is not null);
revoke delete on reports from darzi_app;

-- What a house keeps of an order is agreed by both: a new rate is proposed, and holds once the partner has said yes.
alter table partnerships add column proposed_rate_bp integer check (proposed_rate_bp between 0 and 10000);
alter table partnerships add column proposed_at timestamptz;
alter table partnerships add column rate_answer text check (rate_answer in ('agreed', 'declined'));
alter table partnerships add column rate_answered_at timestamptz;
alter table partnerships add column paused_at timestamptz;
alter table partnerships add constraint partnerships_proposed_check check ((proposed_rate_bp is null) = (proposed_at is null));
alter table partnerships add constraint partnerships_answer_check check ((rate_answer is null) = (rate_answered_at is null));
comment on column partnerships.proposed_rate_bp is 'Waits for the partner''s word; rate_bp holds until then.';
comment on column partnerships.rate_answer is 'What the partner said to the last proposal; none while one waits.';
comment on column partnerships.paused_at is 'When the house paused it, or took it up again.';

-- A domain belongs to whoever holds it now: a shop that closed holds none, and one whose record is gone gives way to one that shows its own.
alter table front_domains no force row level security;
alter table shops no force row level security;
delete from front_domains d using shops s where s.id = d.shop_id and s.closed_at is not null;
alter table front_domains force row level security;
alter table shops force row level security;

create policy releasing on front_domains for delete to current_user using (true);
create function release_domain(given text, found text[]) returns table (shop_id uuid)
language sql security definer set search_path from current as $$
  delete from front_domains d
   where d.domain = given and d.verified_at is not null and d.shop_id is distinct from app_shop_id() and not (d.token = any (found))
  returning d.shop_id
$$;
comment on function release_domain is 'Other shops that were shown to hold it and whose record is not among those found there hold it no longer.';

-- Suggestions: which kinds a shop wants, and what it put away. The suggestions themselves are counted when asked for.

create table suggestion_settings (
  shop_id uuid primary key references shops (id),
  auto_suggestions boolean not null default true,
  image_recognition boolean not null default true,
  style_recommendations boolean not null default true,
  pricing_optimization boolean not null default true,
  quality_check boolean not null default true
);

create table suggestion_marks (
  shop_id uuid not null references shops (id),
  key text not null,
  mark text not null check (mark in ('dismissed', 'applied')),
  member_id uuid,
  at timestamptz not null,
  primary key (shop_id, key),
  foreign key (shop_id, member_id) references members (shop_id, id)
);
comment on column suggestion_marks.key is 'The rule and what it is about; when the figures change, so does the key.';

do $$
declare
  owned text;
begin
  foreach owned in array array['suggestion_settings', 'suggestion_marks'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy tenant on %I using (shop_id = app_shop_id())', owned);
  end loop;
end
$$;

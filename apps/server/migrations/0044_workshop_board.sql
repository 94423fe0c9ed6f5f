-- The workshop's board: a check list per garment and who ticked it, an approval that is asked for, a place on the rack.
alter table garments add column checks jsonb not null default '[]';
comment on column garments.checks is 'Json<import(''@darzi/tailoring/garments/garment.ts'').Check[]>';

alter table order_pieces
  add column rack_place text,
  add column approval_asked_at timestamptz,
  add column approval_asked_by text;
comment on column order_pieces.approval_asked_at is 'Its stage is done and waits for the approval; a step takes it away.';
create index order_pieces_on_rack on order_pieces (shop_id, lower(rack_place)) where rack_place is not null;

-- A tick counts for the round it was made in: a piece that came back is looked over anew.
create table piece_checks (
  shop_id uuid not null,
  piece_id uuid not null,
  check_key text not null,
  round integer not null,
  name text not null,
  ticked_by text not null,
  member_id uuid not null,
  ticked_at timestamptz not null,
  primary key (shop_id, piece_id, check_key, round),
  foreign key (shop_id, piece_id) references order_pieces (shop_id, id) on delete cascade,
  foreign key (shop_id, member_id) references members (shop_id, id)
);
comment on column piece_checks.round is 'How often the piece had come back when it was ticked.';
comment on column piece_checks.name is 'What was ticked, in the words of that day.';
alter table piece_checks enable row level security;
alter table piece_checks force row level security;
create policy tenant on piece_checks using (shop_id = app_shop_id());

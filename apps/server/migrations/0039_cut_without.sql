-- Sizes a piece went past Cutting without, because somebody stated so: they are not asked about again.
alter table order_pieces add column cut_without jsonb not null default '[]';
comment on column order_pieces.cut_without is 'Json<string[]>';
comment on column order_steps.pieces is 'Json<{ id: string; from: number; to: number; stateFrom: string; stateTo: string; cutWithout?: string[] }[]>';

-- What a shop asks for a piece that is sewn ahead of the others, and in how many days it is done. Nothing unless the shop says so.
alter table counter_settings
  add column rush_percent_bp integer check (rush_percent_bp between 1 and 100000),
  add column rush_minor bigint check (rush_minor > 0),
  add column rush_lead_days integer check (rush_lead_days between 0 and 365),
  add constraint counter_settings_one_rush check (num_nonnulls(rush_percent_bp, rush_minor) <= 1);
comment on column counter_settings.rush_percent_bp is 'Surcharge for an urgent piece: hundredths of a percent of its price with add-ons.';
comment on column counter_settings.rush_minor is 'Surcharge for each urgent piece, as an amount.';
comment on column counter_settings.rush_lead_days is 'Days in which an urgent piece is promised, where its garment usually takes longer.';

alter table orders add column rush_minor bigint not null default 0 check (rush_minor >= 0);
comment on column orders.rush_minor is 'Surcharge for rush, of the whole order. It lies in pieces_minor.';

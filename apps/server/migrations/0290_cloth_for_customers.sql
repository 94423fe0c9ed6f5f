-- Cloth of the stock that customers may see a garment in: its name and its photo, where the shop says so of it, and how much cloth the
-- photo shows across. All else of the stock stays the shop's.
alter table stock_items
  add column is_shown boolean not null default false,
  add column photo_width_mm integer check (photo_width_mm between 10 and 5000);
comment on column stock_items.is_shown is 'Customers may see its name and photo.';
create index stock_items_shown on stock_items (shop_id, created_at, id) where is_shown and not is_archived;
grant update (is_shown, photo_width_mm) on stock_items to darzi_app;

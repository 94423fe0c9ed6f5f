-- Inventory: what the shop has in stock, whom it buys from, and what is on its way. What there is of an item is the sum of its
-- movements: the row's own figure follows them by trigger, and nothing else may write it.

create table suppliers (
  shop_id uuid not null references shops (id),
  id uuid not null,
  name text not null,
  phone text,
  email text,
  notes text,
  is_archived boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (shop_id, id)
);
create unique index suppliers_name on suppliers (shop_id, lower(name)) where not is_archived;

create table stock_items (
  shop_id uuid not null references shops (id),
  id uuid not null,
  name text not null,
  search_text text not null,
  category text not null check (category in ('fabric', 'accessory')),
  unit text not null check (unit in ('m', 'yd', 'pc')),
  on_hand_milli bigint not null default 0 check (on_hand_milli >= 0),
  low_at_milli bigint check (low_at_milli >= 0),
  is_low boolean not null generated always as (low_at_milli is not null and on_hand_milli <= low_at_milli) stored,
  cost_minor bigint check (cost_minor >= 0),
  supplier_id uuid,
  place text,
  barcode text,
  notes text,
  photo_id uuid,
  is_archived boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, supplier_id) references suppliers (shop_id, id)
);
create unique index stock_items_barcode on stock_items (shop_id, barcode);
create index stock_items_by_name on stock_items (shop_id, is_archived, name collate "und-x-icu", id);
create index stock_items_newest on stock_items (shop_id, is_archived, created_at, id);
create index stock_items_low on stock_items (shop_id, name collate "und-x-icu", id) where is_low and not is_archived;
comment on column stock_items.on_hand_milli is 'Thousandths of the unit: 12 500 of metres are 12.5 m. Written by move_stock() alone.';
comment on column stock_items.cost_minor is 'Of one unit, as it was last bought.';

create table stocktakes (
  shop_id uuid not null references shops (id),
  id uuid not null,
  state text not null default 'open' check (state in ('open', 'done', 'cancelled')),
  member_id uuid,
  member_name text,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (shop_id, id)
);
create unique index stocktakes_open on stocktakes (shop_id) where state = 'open';

create table stocktake_counts (
  shop_id uuid not null,
  stocktake_id uuid not null,
  item_id uuid not null,
  expected_milli bigint not null,
  counted_milli bigint not null check (counted_milli >= 0),
  member_name text,
  counted_at timestamptz not null,
  version integer not null default 1,
  primary key (shop_id, stocktake_id, item_id),
  foreign key (shop_id, stocktake_id) references stocktakes (shop_id, id),
  foreign key (shop_id, item_id) references stock_items (shop_id, id)
);
comment on column stocktake_counts.expected_milli is 'What the book said when it was counted; what moves afterwards does not touch the count.';

create table purchase_orders (
  shop_id uuid not null references shops (id),
  id uuid not null,
  number integer not null,
  supplier_id uuid not null,
  state text not null default 'draft' check (state in ('draft', 'sent', 'partly', 'received', 'cancelled')),
  expected_on date,
  notes text,
  currency text not null check (currency in ('AED', 'USD', 'INR', 'EUR')),
  sent_at timestamptz,
  sent_by text check (sent_by in ('mail', 'whatsapp', 'paper')),
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, supplier_id) references suppliers (shop_id, id)
);
create unique index purchase_orders_number on purchase_orders (shop_id, number);
create index purchase_orders_newest on purchase_orders (shop_id, created_at, id);

create table purchase_lines (
  shop_id uuid not null,
  id uuid not null,
  purchase_id uuid not null,
  position integer not null,
  item_id uuid not null,
  quantity_milli bigint not null check (quantity_milli > 0),
  cost_minor bigint check (cost_minor >= 0),
  received_milli bigint not null default 0 check (received_milli >= 0),
  primary key (shop_id, id),
  foreign key (shop_id, purchase_id) references purchase_orders (shop_id, id) on delete cascade,
  foreign key (shop_id, item_id) references stock_items (shop_id, id)
);
create index purchase_lines_of on purchase_lines (shop_id, purchase_id, position);
create index purchase_lines_of_item on purchase_lines (shop_id, item_id);

create table stock_movements (
  shop_id uuid not null references shops (id),
  id uuid not null,
  item_id uuid not null,
  kind text not null check (kind in ('received', 'used', 'returned', 'wasted', 'counted')),
  quantity_milli bigint not null check (quantity_milli <> 0 or kind = 'counted'),
  on_hand_milli bigint not null default 0 check (on_hand_milli >= 0),
  cost_minor bigint check (cost_minor >= 0),
  reason text,
  piece_id uuid,
  purchase_line_id uuid,
  stocktake_id uuid,
  undoes uuid,
  member_id uuid,
  member_name text,
  at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, item_id) references stock_items (shop_id, id),
  foreign key (shop_id, piece_id) references order_pieces (shop_id, id),
  foreign key (shop_id, purchase_line_id) references purchase_lines (shop_id, id),
  foreign key (shop_id, stocktake_id) references stocktakes (shop_id, id),
  foreign key (shop_id, undoes) references stock_movements (shop_id, id),
  check (undoes is not null or case kind
    when 'received' then quantity_milli > 0 when 'returned' then quantity_milli > 0
    when 'used' then quantity_milli < 0 when 'wasted' then quantity_milli < 0 else true end)
);
create index stock_movements_of_item on stock_movements (shop_id, item_id, at desc, id desc);
create index stock_movements_of_piece on stock_movements (shop_id, piece_id) where piece_id is not null;
create unique index stock_movements_undone on stock_movements (shop_id, undoes) where undoes is not null;
comment on column stock_movements.quantity_milli is 'Thousandths of the item''s unit, with the sign of the change.';
comment on column stock_movements.on_hand_milli is 'What there was after it.';

-- The figure of the item follows its movements: under the row's lock, so that two at once come one after the other.
create function move_stock() returns trigger language plpgsql security definer set search_path from current as $$
begin
  update stock_items set on_hand_milli = on_hand_milli + new.quantity_milli
   where shop_id = new.shop_id and id = new.item_id
  returning on_hand_milli into new.on_hand_milli;
  return new;
end $$;
create trigger move_stock before insert on stock_movements for each row execute function move_stock();

do $$
declare owned text;
begin
  foreach owned in array array['suppliers', 'stock_items', 'stocktakes', 'stocktake_counts', 'purchase_orders',
    'purchase_lines', 'stock_movements'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format('create policy tenant on %I using (shop_id = app_shop_id())', owned);
  end loop;
end
$$;
revoke update, delete on stock_movements from darzi_app;
revoke update, delete on stock_items from darzi_app;
grant update (name, search_text, category, unit, low_at_milli, cost_minor, supplier_id, place, barcode, notes, photo_id,
  is_archived, version) on stock_items to darzi_app;

-- Cloth of the stock that a piece is to be cut from.
create table piece_stock (
  shop_id uuid not null,
  piece_id uuid not null,
  item_id uuid not null,
  quantity_milli bigint not null check (quantity_milli > 0),
  taken_by uuid,
  primary key (shop_id, piece_id),
  foreign key (shop_id, piece_id) references order_pieces (shop_id, id) on delete cascade,
  foreign key (shop_id, item_id) references stock_items (shop_id, id),
  foreign key (shop_id, taken_by) references stock_movements (shop_id, id)
);
create index piece_stock_of_item on piece_stock (shop_id, item_id);
comment on column piece_stock.taken_by is 'The movement that took it, once the piece was cut.';
alter table piece_stock enable row level security;
alter table piece_stock force row level security;
create policy tenant on piece_stock using (shop_id = app_shop_id());

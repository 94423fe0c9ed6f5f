-- A public form's order comes without a price: 0 says that the shop has still to name one, which it must before approving.
alter table order_pieces drop constraint if exists order_pieces_price_minor_check;
alter table order_pieces add constraint order_pieces_price_minor_check check (price_minor >= 0);
comment on column order_pieces.price_minor is '0 while the order of a public form waits to be priced.';

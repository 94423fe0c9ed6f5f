-- A shop may have the photos of orders that are over deleted after a time; nothing said keeps them for good.
alter table shops add column photo_months smallint check (photo_months in (6, 12, 24, 36));
comment on column shops.photo_months is 'Months after delivery or cancelling for which the photos of an order are kept.';

-- Passports that a shop is shown are read a page at a time: the newest first, and of the same instant by their id.
drop index passports_of_shop;
create index passports_of_shop on passports (to_shop, created_at desc, id desc) where withdrawn_at is null;

-- The register of bills of some days is read in the order they were issued.
create index bills_by_day on bills (shop_id, issued_on, issued_at, id);

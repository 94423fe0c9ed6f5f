-- The phone of a quote that became no order goes with its customer's account.

alter table quotes alter column phone drop not null;
alter table quotes add constraint quotes_phone_check check (phone is not null or state not in ('asked', 'quoted', 'accepted'));
comment on column quotes.phone is 'Told to the shop once it has the order. Empty when its account was deleted without one.';

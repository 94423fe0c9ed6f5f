-- What an account is told when it is away is messages and quotes: of its orders the shop tells it.

alter table account_muted drop constraint account_muted_event_check;
alter table account_muted add constraint account_muted_event_check check (event in ('messages', 'quotes'));

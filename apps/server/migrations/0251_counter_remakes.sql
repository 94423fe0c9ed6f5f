-- A shop agrees to a remake at its counter too, where the customer may have no account.
alter table disputes alter column account_id drop not null;
alter table disputes add column taken_by uuid;
alter table disputes add constraint disputes_taken_by_member foreign key (shop_id, taken_by) references members (shop_id, id);
alter table disputes add constraint disputes_asked_by_someone check (account_id is not null or taken_by is not null);
comment on column disputes.taken_by is 'The member who agreed to it at the counter, without the customer asking in their account.';

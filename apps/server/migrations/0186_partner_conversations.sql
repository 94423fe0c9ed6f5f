-- A house and the partner that sews an order of its own write to each other of that order. The conversation has the id of the work and stands
-- among the house's rows; who the partner is, house_work alone says. No backup holds that table, so no file makes a shop part of a conversation.

alter table conversations
  add column work_id uuid,
  alter column account_id drop not null,
  add constraint conversations_work_check check ((account_id is null) = (work_id is not null) and (work_id is null or work_id = id));
alter table conversation_messages alter column account_id drop not null;

comment on column conversations.work_id is 'The work at a partner it is about, and its own id; without a reference, for a backup has no work. Empty of those with a customer.';
comment on column conversations.customer_name is 'The other side''s: of the customer, or of the partner.';
comment on column conversations.customer_unread_since is 'When the shop first wrote what the other side, customer or partner, has not read.';
comment on column conversation_messages.account_id is 'The customer of the conversation, whoever wrote; empty of one with a partner.';

create policy partner on conversations using (
  work_id is not null and exists (
    select from house_work work
     where work.shop_id = conversations.shop_id and work.id = conversations.work_id and work.tailor_id = app_shop_id()));
create policy partner on conversation_messages using (
  account_id is null and exists (
    select from house_work work
     where work.shop_id = conversation_messages.shop_id and work.id = conversation_messages.conversation_id
       and work.tailor_id = app_shop_id()));

-- A partner reports what its house wrote, which the house does not learn.
alter table reports add column partner_id uuid references shops (id);
comment on column reports.partner_id is 'The partner whose member reported it: of what a house wrote to it.';
create policy partner on reports using (partner_id = app_shop_id());
drop policy own on reports;
create policy own on reports using (account_id = app_user_id() and not by_shop and partner_id is null);

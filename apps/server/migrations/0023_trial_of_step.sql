-- A step that asks the customer's word on the trial anew remembers the word it forgot: undoing the step brings it back.
alter table order_steps add column trial jsonb not null default '{}';
comment on column order_steps.trial is 'Json<{ answer?: ''approved'' | ''change''; words?: string }>';

-- When the owner of a new shop went through its set-up; shops from before it have done without.

alter table shops add column set_up_at timestamptz;
update shops set set_up_at = created_at;

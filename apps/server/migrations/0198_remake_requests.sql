-- A customer asks for the remake that was agreed; the shop makes it again or says no.
alter table disputes drop constraint disputes_kind_check;
alter table disputes add constraint disputes_kind_check
  check (kind in ('remake', 'fit', 'lateness', 'damage', 'money', 'other'));
alter table disputes drop constraint disputes_state_check;
alter table disputes add constraint disputes_state_check
  check (state in ('raised', 'answered', 'agreed', 'declined', 'withdrawn', 'decided'));

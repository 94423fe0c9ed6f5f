-- A member is reached where their account is: addresses changed before this was so follow now. One that stands for somebody of a restored
-- backup, or whose account was deleted, has none to follow.

alter table members no force row level security;
alter table accounts no force row level security;
update members m set email = a.email from accounts a
 where a.id = m.account_id and a.deleted_at is null and a.email not like '%@restored.invalid' and m.email <> a.email;
alter table members force row level security;
alter table accounts force row level security;

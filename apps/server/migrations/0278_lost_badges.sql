-- A badge says what was checked. Where the shop changes that afterwards, the part goes, and both sides see which and when.
alter table verifications add column lost_for text[] not null default '{}';
alter table verifications add column lost_at timestamptz;
alter table verifications add constraint verifications_lost_check check ((lost_at is null) = (lost_for = '{}'));
comment on column verifications.lost_for is 'Parts that were verified and count no longer, for the shop changed what was checked.';

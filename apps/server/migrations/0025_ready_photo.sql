-- A shop may ask for a photo of the finished work before it says that a piece is ready. Off unless the shop turns it on.
alter table counter_settings add column ready_needs_photo boolean not null default false;
comment on column counter_settings.ready_needs_photo is 'Nothing becomes ready without a photo of the work, taken since its last rework.';

-- Photos that go along with a request for a quote: the first lines of its conversation.

alter table conversation_messages add column brief_position smallint check (brief_position > 0);
alter table conversation_messages add check (brief_position is null or photo_id is not null);
comment on column conversation_messages.brief_position is 'Of a photo that came with the request for a quote: its place among them, from 1.';

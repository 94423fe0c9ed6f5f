-- What is written upon a photo of an order, kept beside it for whoever cannot see it.

alter table order_photos add column note text check (char_length(note) between 1 and 500);
comment on column order_photos.note is 'What is written upon it, as it was drawn: its notes one after the other.';

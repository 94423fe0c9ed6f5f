-- A garment of the collection in other languages: optional, each word by itself.
alter table collection_items add column other_words jsonb not null default '{}';
comment on column collection_items.other_words is 'Json<import(''@darzi/tailoring/collection/other-words.ts'').OtherWords>';

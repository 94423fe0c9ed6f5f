-- The language in which a shop's suggestions are told; without one, each member's own.
alter table suggestion_settings add column language text check (language in ('en', 'hi', 'pa'));

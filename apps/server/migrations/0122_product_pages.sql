-- The page of one garment: found by the end of its id, which stands in its address.

create index collection_items_by_end on collection_items (right(id::text, 12)) where is_listed and removed_at is null;

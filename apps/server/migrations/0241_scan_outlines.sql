-- What both photos told of a body's outline beside its sizes: numbers, for the form alone.
alter table body_scans add column outline jsonb;
comment on column body_scans.outline is 'Json<import(''@darzi/contract/scan-outline.ts'').ScanOutline>';
alter table sent_scans add column outline jsonb;
comment on column sent_scans.outline is 'Json<import(''@darzi/contract/scan-outline.ts'').ScanOutline>';

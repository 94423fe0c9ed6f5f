alter table audit_lines add column rows_out integer;
comment on table audit_lines is 'One line per write: who, which route, about what; and one per download of records. Ids only.';
comment on column audit_lines.rows_out is 'How many records a download has sent; of a write nothing.';

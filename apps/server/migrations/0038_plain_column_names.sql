-- The field's own terms: an event's message parameters, the feature a saved view belongs to, the plan's quota.
alter table events rename column holes to params;
alter table saved_views rename column room to feature;
alter table customers rename column awaits_room to awaits_quota;

-- The same names within what is stored as JSON.
alter table customer_import_rows no force row level security;
alter table customer_merges no force row level security;
update customer_import_rows
   set problems = (select jsonb_agg(problem - 'holes' || jsonb_build_object('params', coalesce(problem -> 'holes', '{}')))
                     from jsonb_array_elements(problems) as problem)
 where jsonb_typeof(problems) = 'array' and jsonb_array_length(problems) > 0;
update customer_merges
   set before = before - 'tookRoom' || jsonb_build_object('tookQuota', before -> 'tookRoom')
 where before ? 'tookRoom';
alter table customer_import_rows force row level security;
alter table customer_merges force row level security;

comment on column customer_imports.mapping is 'Json<import(''./json-shapes.ts'').ImportReading>';
comment on column customer_import_rows.problems is 'Json<import(''./json-shapes.ts'').RefusedFor[]>';
comment on column customer_merges.before is 'Json<import(''./json-shapes.ts'').MergeMemory>';

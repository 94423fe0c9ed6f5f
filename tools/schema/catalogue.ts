import type pg from 'pg'

export interface Column {
  name: string
  /** As PostgreSQL writes it: `text[]`, `timestamp with time zone`. */
  type: string
  isNullable: boolean
  default: string | null
  /** Computed by the database from the row itself. */
  isGenerated: boolean
  isIdentity: boolean
  comment: string | null
}

export interface Table {
  name: string
  comment: string | null
  columns: Column[]
  constraints: { name: string; definition: string }[]
  indexes: string[]
  policies: string[]
  triggers: string[]
  isRowSecurityForced: boolean
  /** What the program's role may do. */
  grants: string[]
}

export interface Catalogue {
  extensions: string[]
  types: { name: string; columns: string[] }[]
  functions: string[]
  tables: Table[]
}

/** Reads what stands in the schema public, in an order that does not depend on the history. */
export async function readCatalogue(client: pg.ClientBase): Promise<Catalogue> {
  const rows = async <Row extends pg.QueryResultRow>(sql: string) => (await client.query<Row>(sql)).rows
  const extensions = await rows<{ name: string }>(extensionsSql)
  const functions = await rows<{ definition: string }>(functionsSql)
  return {
    extensions: extensions.map((row) => row.name),
    types: await rows<Catalogue['types'][number]>(typesSql),
    functions: functions.map((row) => row.definition.trim()),
    tables: await rows<Table>(tablesSql),
  }
}

const extensionsSql = `select extname as name from pg_extension where extname <> 'plpgsql' order by 1`

const functionsSql = `
  select pg_get_functiondef(f.oid) as definition
    from pg_proc f
   where f.pronamespace = 'public'::regnamespace
     and not exists (select from pg_depend d where d.objid = f.oid and d.deptype = 'e')
   order by f.proname, pg_get_function_identity_arguments(f.oid)`

const typesSql = `
  select t.relname as name,
         json_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod) order by a.attnum) as columns
    from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0
   where t.relnamespace = 'public'::regnamespace and t.relkind = 'c'
   group by t.relname order by t.relname`

const columnsSql = `
  select json_agg(json_build_object(
           'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'isNullable', not a.attnotnull,
           'default', pg_get_expr(d.adbin, d.adrelid), 'isGenerated', a.attgenerated <> '',
           'isIdentity', a.attidentity <> '', 'comment', col_description(t.oid, a.attnum)) order by a.attnum)
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped`

// A primary key's index is told by its constraint; newer servers also list every "not null" as a constraint.
const tablesSql = `
  select t.relname as name, obj_description(t.oid) as comment, t.relforcerowsecurity as "isRowSecurityForced",
    (${columnsSql}) as columns,
    (select coalesce(json_agg(json_build_object('name', c.conname, 'definition', pg_get_constraintdef(c.oid))
              order by array_position('{p,u,c,f}', c.contype::text), c.conname), '[]')
       from pg_constraint c where c.conrelid = t.oid and c.contype in ('p', 'u', 'c', 'f')) as constraints,
    (select coalesce(json_agg(pg_get_indexdef(i.indexrelid) order by i.indexrelid::regclass::text), '[]')
       from pg_index i where i.indrelid = t.oid
        and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u'))) as indexes,
    (select coalesce(json_agg(concat_ws(' ', 'create policy', p.policyname, 'on', p.tablename,
              case when p.permissive = 'RESTRICTIVE' then 'as restrictive' end, 'for', lower(p.cmd),
              'using ' || p.qual, 'with check ' || p.with_check) order by p.policyname), '[]')
       from pg_policies p where p.schemaname = 'public' and p.tablename = t.relname) as policies,
    (select coalesce(json_agg(pg_get_triggerdef(g.oid) order by g.tgname), '[]')
       from pg_trigger g where g.tgrelid = t.oid and not g.tgisinternal) as triggers,
    (select coalesce(json_agg(lower(r.privilege_type) order by r.privilege_type), '[]')
       from information_schema.role_table_grants r
      where r.table_schema = 'public' and r.table_name = t.relname and r.grantee = 'darzi_app') as grants
    from pg_class t
   where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and t.relname <> 'darzi_migrations'
   order by t.relname`

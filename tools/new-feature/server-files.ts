import { readdir } from 'node:fs/promises'
import { rootPath } from '../root.ts'
import type { Names } from './names.ts'

/** The contract, the migration and the server's side of a new feature, by path. */
export async function serverFiles(names: Names): Promise<Record<string, string>> {
  const folder = `apps/server/src/features/${names.feature}`
  return {
    [`packages/contract/src/${names.feature}.ts`]: contract(names),
    [`apps/server/migrations/${await nextNumber()}_${names.table}.sql`]: migration(names),
    [`${folder}/${names.feature}.routes.ts`]: routes(names),
    [`${folder}/${names.one}-queries.ts`]: queries(names),
  }
}

async function nextNumber(): Promise<string> {
  const numbers = (await readdir(rootPath('apps/server/migrations'))).map((name) => Number.parseInt(name, 10))
  return String(Math.max(0, ...numbers.filter(Number.isFinite)) + 1).padStart(4, '0')
}

function contract({ feature, many, single }: Names): string {
  return `/** ${many.pascal}: the shop's own, newest first. */
import { z } from 'zod'
import { route } from './route.ts'
import { id, instant, page, pageQuery } from './shapes.ts'

export const ${single.camel} = z.object({ id, createdAt: instant })
export type ${single.pascal} = z.output<typeof ${single.camel}>

export const ${single.camel}Routes = {
  list: route({
    method: 'GET',
    path: '/api/${feature}',
    access: 'shop:shop.read',
    summary: '${many.pascal} of the shop, newest first',
    query: z.object(pageQuery),
    reply: page(${single.camel}),
  }),
}
`
}

function migration({ table, many }: Names): string {
  return `create table ${table} (
  shop_id uuid not null references shops (id),
  id uuid not null,
  created_at timestamptz not null,
  primary key (shop_id, id)
);
comment on table ${table} is '${many.pascal} of a shop.';

alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy tenant on ${table} using (shop_id = app_shop_id());
`
}

function routes({ feature, one, many, single }: Names): string {
  return `/** ${many.pascal}: what the shop stores of them. Nothing here reads another feature's tables. */
import { ${single.camel}Routes } from '@darzi/contract/${feature}.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle } from '../../http/handle.ts'
import { newest${many.pascal} } from './${one}-queries.ts'

export function open${many.pascal}(app: AppContext) {
  handle(app, ${single.camel}Routes.list, ({ tx, query }) => newest${many.pascal}(tx, query))
}
`
}

function queries({ feature, table, many, single }: Names): string {
  return `import type { ${single.pascal} } from '@darzi/contract/${feature}.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { exactInstant, isExactInstant } from '../../http/exact-instant.ts'
import { keysetPage, type Sort } from '../../http/keyset.ts'

const ${many.camel} = (tx: Tx) =>
  tx
    .selectFrom('${table}')
    .select(['id', 'created_at'])
    .select(exactInstant('created_at').as('created_exactly'))
type Row = Awaited<ReturnType<ReturnType<typeof ${many.camel}>['executeTakeFirstOrThrow']>>

const newest: Sort<Row> = {
  by: sql\`created_at\`,
  type: 'timestamptz',
  direction: 'desc',
  keyOf: (row) => row.created_exactly,
  isKey: (key) => typeof key === 'string' && isExactInstant(key),
}

/** The shop's own, newest first, a page at a time. Throws request.malformed for a bad cursor. */
export async function newest${many.pascal}(tx: Tx, page: { after?: string; limit: number }) {
  const { rows, next } = await keysetPage(${many.camel}(tx), { newest }, { ...page, sort: 'newest' })
  return { rows: rows.map(${single.camel}Of), next }
}

const ${single.camel}Of = (row: Row): ${single.pascal} => ({ id: row.id, createdAt: row.created_at.toISOString() })
`
}

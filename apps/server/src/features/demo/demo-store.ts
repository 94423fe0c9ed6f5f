import { sql } from 'kysely'
import { insideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { allShopTables, tablesOfShops } from '../backup/api.ts'

/** The shop demos are copies of, once it was made. */
export async function templateOf(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`select demo_template() as id`.execute(tx)
  return rows[0]?.id ?? undefined
}

export async function standingDemos(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: string }>`select standing_demos()::text as count`.execute(tx)
  return Number(rows[0]?.count ?? 0)
}

export async function endedDemos(tx: Tx, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from ended_demos(${now}, ${most}) id`.execute(tx)
  return rows.map(({ id }) => id)
}

interface Copying {
  source: string
  id: string
  /** The account that is the owner's in the copy. */
  ownerId: string
  /** The accounts of the staff, each with the one that stands for it in the copy. */
  staff?: Readonly<Record<string, string>>
  now: Date
}

/** Copies the template for a visitor: one statement, whatever the shop holds. */
export async function copyTemplate(tx: Tx, { until, ...copying }: Copying & { until: Date }) {
  await copy(tx, copying, until)
}

/** Makes the template of a demo shop as it stands. */
export async function copyAsTemplate(tx: Tx, copying: Copying) {
  await copy(tx, copying, null)
}

/** From now on demos are copies of this shop. Its own transaction opened it. */
export async function markTemplate(tx: Tx, shopId: string, now: Date) {
  await insideShop(tx, shopId, () =>
    tx.updateTable('shops').set({ demo_template_at: now }).where('id', '=', shopId).execute(),
  )
}

async function copy(tx: Tx, { source, id, ownerId, staff = {}, now }: Copying, until: Date | null) {
  const tables = (await tablesOfShops(tx)).tables.filter((table) => !notCopied.has(table))
  await sql`
    select copy_shop(${source}, ${id}, ${ownerId}, ${JSON.stringify(staff)}::text::jsonb,
      ${now}::timestamptz, ${until}::timestamptz, ${tables}::text[])`.execute(tx)
}

/** What a visitor's own doings fill. */
const notCopied: ReadonlySet<string> = new Set([
  'push_devices',
  'invitations',
  'drafts',
  'quotes',
  'conversations',
  'api_keys',
  'webhooks',
  'webhook_deliveries',
])

/** Takes a demo away with its account; answers the account's id where the book of another shop names it, so that it must stay. */
export async function dropDemo(tx: Tx, id: string, now: Date): Promise<string | undefined> {
  const tables = (await allShopTables(tx)).toReversed()
  const { rows } = await sql<{ visitor: string | null }>`
    select drop_demo(${id}, ${now}, ${tables}::text[]) as visitor`.execute(tx)
  return rows[0]?.visitor ?? undefined
}

interface Photo {
  id: string
}

/** The photos of a shop. Inside it. */
export async function photosIn(tx: Tx): Promise<Photo[]> {
  return tx.selectFrom('files').select('id').where('kind', '=', 'photo').orderBy('id').execute()
}

import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { exactInstant, isInstantKey } from '../../http/exact-instant.ts'
import { keysetPage, type Sort } from '../../http/keyset.ts'

type Words = Record<'en' | 'hi' | 'pa', string>
const columns = ['id', 'words', 'begins_at', 'ends_at'] as const

/** What holds at an instant, for whoever asks. */
export async function standingBanner(tx: Tx, at: Date) {
  const { rows } = await sql<{ id: string; words: Words; ends_at: Date }>`
    select id, words, ends_at from standing_banner(${at})`.execute(tx)
  return rows[0]
}

const banners = (tx: Tx) =>
  tx.selectFrom('banners').select(columns).select(exactInstant('ends_at').as('ends_exactly'))
type ListedBanner = Awaited<ReturnType<ReturnType<typeof banners>['executeTakeFirstOrThrow']>>
export type BannerRecord = Omit<ListedBanner, 'ends_exactly'>

const sorts = {
  lastToEnd: {
    by: sql`ends_at`,
    type: 'timestamptz',
    direction: 'desc',
    keyOf: ({ ends_exactly }) => ends_exactly,
    isKey: isInstantKey,
  },
} satisfies Record<string, Sort<ListedBanner>>

export const bannersPage = (tx: Tx, asked: { after?: string; limit: number }) =>
  keysetPage(banners(tx), sorts, { ...asked, sort: 'lastToEnd' })

export const lockBanner = (tx: Tx, id: string): Promise<BannerRecord | undefined> =>
  tx.selectFrom('banners').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

interface NewBanner {
  id: string
  words: Words
  beginsAt: Date
  endsAt: Date
  now: Date
  by: string
}

export const insertBanner = (
  tx: Tx,
  { id, words, beginsAt, endsAt, now, by }: NewBanner,
): Promise<BannerRecord> =>
  tx
    .insertInto('banners')
    .values({
      id,
      words: JSON.stringify(words),
      begins_at: beginsAt,
      ends_at: endsAt,
      created_at: now,
      created_by: by,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()

export const endBannerNow = (tx: Tx, { id, begins_at }: BannerRecord, now: Date): Promise<BannerRecord> =>
  tx
    .updateTable('banners')
    .set({ ends_at: now, ...(begins_at >= now ? { begins_at: new Date(now.getTime() - 1) } : {}) })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Passports and the sets they are made of: the transaction's tenant decides whose they are. */
import type { PassportSize } from '@darzi/tailoring/passports/sizes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { exactInstant, isInstantKey } from '../../http/exact-instant.ts'
import { keysetPage, type Sort } from '../../http/keyset.ts'

const columns = [
  'id',
  'shop_name',
  'token',
  'person_name',
  'taken_on',
  'taken_by',
  'created_at',
  'withdrawn_at',
] as const

/** Many more than stand at once (mostPassports). */
const mostListed = 100

/** Those that stand, then those that were withdrawn, each the newest first. */
export const ownPassports = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('passports')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy((passport) => passport('withdrawn_at', 'is not', null))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute()

/** How many the account shows. */
export async function standingPassports(tx: Tx, accountId: string): Promise<number> {
  const { standing } = await tx
    .selectFrom('passports')
    .select(({ fn }) => fn.countAll<string>().as('standing'))
    .where('account_id', '=', accountId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(standing)
}

export const ownPassport = (tx: Tx, { accountId, id }: { accountId: string; id: string }) =>
  tx
    .selectFrom('passports')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
export type PassportRecord = NonNullable<Awaited<ReturnType<typeof ownPassport>>>

/** How many stand. Inside the shop. */
export async function passportsShown(tx: Tx, shopId: string): Promise<number> {
  const { shown } = await tx
    .selectFrom('passports')
    .select(({ fn }) => fn.countAll<string>().as('shown'))
    .where('to_shop', '=', shopId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(shown)
}

/** Those that stand, the newest first, a page at a time. Inside the shop. */
export const passportsOfShop = (tx: Tx, shopId: string, asked: { after?: string; limit: number }) =>
  keysetPage(
    tx
      .selectFrom('passports')
      .select(['id', 'person_name', 'taken_on', 'taken_by', 'sizes', 'created_at'])
      .select(exactInstant('created_at').as('at_exactly'))
      .where('to_shop', '=', shopId)
      .where('withdrawn_at', 'is', null),
    { newest },
    { ...asked, sort: 'newest' },
  )

const newest: Sort<{ id: string; at_exactly: string }> = {
  by: sql`created_at`,
  type: 'timestamptz',
  direction: 'desc',
  keyOf: ({ at_exactly }) => at_exactly,
  isKey: isInstantKey,
}

interface OfLink {
  person_name: string
  taken_on: string
  taken_by: string | null
  sizes: PassportSize[]
}

export async function passportOfLink(tx: Tx, token: string): Promise<OfLink | undefined> {
  const { rows } =
    await sql<OfLink>`select person_name, taken_on, taken_by, sizes from find_passport(${token})`.execute(tx)
  return rows[0]
}

/** The account's orders whose sizes it may see. As the account. */
export async function ordersWithSizes(tx: Tx): Promise<{ shopId: string; orderId: string }[]> {
  const { rows } = await sql<{ shopId: string; orderId: string }>`
    select shop_id as "shopId", order_id as "orderId" from find_own_orders(${mostListed}) where sees_all`.execute(
    tx,
  )
  return rows
}

/** What pieces of these orders are cut from. Inside their shop. */
export const piecesOf = (tx: Tx, orderIds: readonly string[]) =>
  tx
    .selectFrom('order_pieces as piece')
    .innerJoin('shops', 'shops.id', 'piece.shop_id')
    .select(['piece.id', 'piece.person_name', 'piece.garment_key', 'piece.garment_name', 'piece.snapshot'])
    .select(['shops.name as shop_name', 'shops.time_zone'])
    .where('piece.order_id', 'in', orderIds)
    .where('piece.snapshot', 'is not', null)
    .orderBy('piece.order_id')
    .orderBy('piece.position')
    .execute()
export type PieceRecord = Awaited<ReturnType<typeof piecesOf>>[number]

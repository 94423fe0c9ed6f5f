import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'

/** The shop a public form goes to; undefined when there is no such shop, or none was named and the operator set no default. */
export async function formShop(tx: Tx, asked: string | undefined): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`select find_form_shop(${asked ?? null}) as id`.execute(tx)
  return rows[0]?.id ?? undefined
}

/** What stands on a shop's sign. */
export interface ShopSign {
  id: string
  name: string
  phone: string | null
  address: string | null
  is_demo: boolean
}

/** What somebody typed to name a shop: words, or the last digits of a phone. */
export function typedShop(q: string) {
  const digits = q.replace(/\D/g, '')
  const isPhone = digits.length >= 6 && !/\p{L}/u.test(q)
  return { words: q.split(/[\s,]+/).filter(Boolean), digits: isPhone ? digits : '' }
}

/** Shops a person may mean, by words of name and address or by the last digits of a phone; in one statement. */
export async function shopsFound(tx: Tx, typed: { words: string[]; digits: string; most: number }) {
  const { words, digits, most } = typed
  const { rows } = await sql<ShopSign>`
    select id, name, phone, address, is_demo from find_shops(${words}::text[], ${digits}, ${most})`.execute(
    tx,
  )
  return rows
}

/** Makes a shop the default one in place of any other, or none; false when there is no such shop. */
export async function writeDefaultShop(tx: Tx, id: string | undefined): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select choose_default_shop(${id ?? null}) as is_there`.execute(tx)
  return rows[0]?.is_there ?? false
}

/** What a form and its rules need of the shop. Inside it. */
export function shopOfForm(tx: Tx, id: string) {
  return tx
    .selectFrom('shops')
    .select(['id', 'name', 'phone', 'address', 'country', 'time_zone', 'currency', 'is_demo'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
export type ShopOfForm = Awaited<ReturnType<typeof shopOfForm>>

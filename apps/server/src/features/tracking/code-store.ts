/** One-time codes and what the right one gives: a pass for this browser. All by the tracking cross-tenant access. */
import { crossTenant } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'

interface NewCode {
  id: string
  phone: string
  hash: Buffer
}

export async function addCodes(
  tx: Tx,
  codes: readonly NewCode[],
  { now, until }: { now: Date; until: Date },
) {
  if (codes.length === 0) return
  const rows = codes.map(({ id, phone, hash }) => ({ id, phone, code_hash: hash }))
  await crossTenant(tx, 'tracking', () =>
    tx
      .insertInto('tracking_codes')
      .values(rows.map((row) => ({ ...row, attempts: 0, created_at: now, expires_at: until })))
      .execute(),
  )
}

/** Counts a try at every living code of these phones and answers them; one tried too often is not among them. */
export function tryCodes(tx: Tx, phones: readonly string[], { now, most }: { now: Date; most: number }) {
  return crossTenant(tx, 'tracking', () =>
    tx
      .updateTable('tracking_codes')
      .set((code) => ({ attempts: code('attempts', '+', 1) }))
      .where('phone', 'in', phones.length > 0 ? phones : [''])
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .where('attempts', '<', most)
      .returning(['id', 'phone', 'code_hash as hash'])
      .execute(),
  )
}

/** Uses a code up; false when someone was quicker with it. */
export async function spendCode(tx: Tx, id: string, now: Date): Promise<boolean> {
  const used = await crossTenant(tx, 'tracking', () =>
    tx
      .updateTable('tracking_codes')
      .set({ used_at: now })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .returning('id')
      .executeTakeFirst(),
  )
  return used !== undefined
}

interface Pass {
  hash: Buffer
  phone: string
  now: Date
  until: Date
}

export async function addPass(tx: Tx, { hash, phone, now, until }: Pass) {
  await crossTenant(tx, 'tracking', () =>
    tx
      .insertInto('tracking_passes')
      .values({ token_hash: hash, phone, created_at: now, expires_at: until })
      .execute(),
  )
}

/** The phone a browser has proven, while that holds. */
export async function provenPhone(tx: Tx, hash: Buffer, now: Date): Promise<string | undefined> {
  const row = await crossTenant(tx, 'tracking', () =>
    tx
      .selectFrom('tracking_passes')
      .select('phone')
      .where('token_hash', '=', hash)
      .where('expires_at', '>', now)
      .executeTakeFirst(),
  )
  return row?.phone
}

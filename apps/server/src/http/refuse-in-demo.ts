import type { AnyRoute } from '@darzi/contract/route.ts'
import { sql } from 'kysely'
import type { Tx } from '../db/tx.ts'
import { AppError } from './app-error.ts'

/** A visitor's demo reaches nobody outside and costs nothing. Inside the shop. Throws demo.notHere. */
export async function refuseInDemo(tx: Tx, { notInDemo }: Pick<AnyRoute, 'notInDemo'>) {
  if (notInDemo && (await isVisitorsDemo(tx))) throw new AppError('demo.notHere')
}

/** Whether the shop this transaction works in is a visitor's demo. */
export async function isVisitorsDemo(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ is_demo: boolean }>`
    select demo_until is not null as is_demo from shops where id = app_shop_id()`.execute(tx)
  return rows[0]?.is_demo ?? false
}

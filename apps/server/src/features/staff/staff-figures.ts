import type { Tx } from '../../db/tx.ts'
import { countActiveMembers, countOpenInvitations } from './staff-queries.ts'

/** How many work here, and how many are invited and have not come yet. */
export async function staffFigures(tx: Tx, now: Date) {
  return { active: await countActiveMembers(tx), invited: await countOpenInvitations(tx, now) }
}

import type { Tx } from '../../db/tx.ts'

/** How many work here, and how many are invited and have not come yet. */
export async function staffFigures(tx: Tx, now: Date) {
  const members = await tx
    .selectFrom('members')
    .select((count) => count.fn.countAll<number>().as('active'))
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow()
  const invitations = await tx
    .selectFrom('invitations')
    .select((count) => count.fn.countAll<number>().as('invited'))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return { active: Number(members.active), invited: Number(invitations.invited) }
}

import { crossing } from '../../access/crossings.ts'
import type { Tx } from '../../db/tx.ts'
import { hashToken } from '../../http/session-cookie.ts'

/** The open invitation behind a mailed link, by the invitation crossing; undefined when it ended or never was. */
export function invitationOfLink(tx: Tx, token: string, now: Date) {
  return crossing(tx, 'invitation', () =>
    tx
      .selectFrom('invitations')
      .innerJoin('shops', 'shops.id', 'invitations.shop_id')
      .select([
        ...(['invitations.id', 'invitations.shop_id', 'invitations.email', 'invitations.name'] as const),
        ...(['invitations.role', 'shops.name as shopName'] as const),
      ])
      .where('token_hash', '=', hashToken(token))
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst(),
  )
}

interface Joining {
  invitation: { id: string; shop_id: string; role: 'owner' | 'manager' | 'counter' | 'cutter' | 'stitcher' }
  account: { id: string; name: string; email: string }
  memberId: string
  now: Date
}

/** Uses the invitation up; answers the member, or undefined when someone was quicker with the same link. */
export function join(tx: Tx, { invitation, account, memberId, now }: Joining) {
  return crossing(tx, 'invitation', async () => {
    const used = await tx
      .updateTable('invitations')
      .set({ ended_at: now })
      .where('shop_id', '=', invitation.shop_id)
      .where('id', '=', invitation.id)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!used) return undefined
    return tx
      .insertInto('members')
      .values({
        ...{
          shop_id: invitation.shop_id,
          id: memberId,
          account_id: account.id,
          name: account.name,
          email: account.email,
        },
        ...{ role: invitation.role, is_active: true, joined_at: now },
      })
      .onConflict((conflict) =>
        conflict.columns(['shop_id', 'account_id']).doUpdateSet({ role: invitation.role, is_active: true }),
      )
      .returning(['id', 'name'])
      .executeTakeFirstOrThrow()
  })
}

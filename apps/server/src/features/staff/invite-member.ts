import type { staffRoutes } from '@darzi/contract/staff.ts'
import { normaliseName } from '@darzi/tailoring/names/normalise.ts'
import { sql } from 'kysely'
import type { Asked } from '../../http/asked.ts'
import { fieldRefusal, Refusal } from '../../http/refusal.ts'
import { newToken } from '../../http/session-cookie.ts'
import { invitationOf } from './staff-queries.ts'

export const invitationDays = 14

/** Invites by e-mail. The same address again gets a fresh link, and the older one stops working. */
export async function inviteMember(asked: Asked<typeof staffRoutes.invite>) {
  const { tx, member, body, now, newId, announce, enqueue, request } = asked
  const { email, role } = body
  const name = normaliseName(body.name) || email
  const id = body.id ?? newId()
  const known = await tx
    .selectFrom('members')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .where('is_active', '=', true)
    .executeTakeFirst()
  if (known) throw fieldRefusal('email', 'staff.alreadyMember')
  await tx
    .updateTable('invitations')
    .set({ ended_at: now })
    .where(sql`lower(email)`, '=', email)
    .where('ended_at', 'is', null)
    .where('id', '!=', id)
    .execute()
  const { token, hash } = newToken()
  const row = {
    ...{
      shop_id: member.shopId,
      id,
      email,
      name,
      role,
      token_hash: hash,
      invited_by: member.id,
    },
    ...{ created_at: now, expires_at: new Date(now.getTime() + invitationDays * 24 * 3600_000) },
  }
  const made = await tx
    .insertInto('invitations')
    .values(row)
    // The client's own id sent twice is one invitation, with a fresh link.
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'id'])
        .doUpdateSet({ name, role, token_hash: hash, expires_at: row.expires_at })
        .where('invitations.email', '=', email)
        .where('invitations.ended_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new Refusal('request.keyReused')
  const shop = await tx
    .selectFrom('shops')
    .select('name')
    .where('id', '=', member.shopId)
    .executeTakeFirstOrThrow()
  const holes = {
    name,
    shop: shop.name,
    inviter: member.name,
    path: `/invitation/${token}`,
    days: String(invitationDays),
  }
  await enqueue('mail.send', {
    id: newId(),
    to: email,
    language: request.language,
    template: 'invitation',
    holes,
  })
  await announce({ kind: 'staff.invited', subject: { type: 'member', id: row.id, name } })
  return invitationOf(row, now)
}

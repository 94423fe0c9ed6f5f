import type { StaffRole } from '@darzi/contract/access.ts'
import { sql } from 'kysely'
import { crossTenant } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { hashToken } from '../../http/session-cookie.ts'

/** The open invitation behind a mailed link, by the invitation cross-tenant access; undefined when it ended or never was. */
export function invitationOfLink(tx: Tx, token: string, now: Date) {
  return crossTenant(tx, 'invitation', () =>
    tx
      .selectFrom('invitations')
      .innerJoin('shops', 'shops.id', 'invitations.shop_id')
      .select([
        'invitations.id',
        'invitations.shop_id',
        'invitations.email',
        'invitations.name',
        'invitations.role',
        'shops.name as shopName',
      ] as const)
      .where('token_hash', '=', hashToken(token))
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst(),
  )
}

interface Spending {
  invitation: { id: string; shop_id: string }
  now: Date
}

/** Uses the invitation up; false when someone was quicker with the same link. */
export async function spendInvitation(tx: Tx, { invitation, now }: Spending): Promise<boolean> {
  const used = await crossTenant(tx, 'invitation', () =>
    tx
      .updateTable('invitations')
      .set({ ended_at: now })
      .where('shop_id', '=', invitation.shop_id)
      .where('id', '=', invitation.id)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst(),
  )
  return used !== undefined
}

interface Joining {
  invitation: { shop_id: string; role: StaffRole }
  account: { id: string; name: string; email: string }
  memberId: string
  now: Date
  /** The member they were before, whose account nobody can sign in to. */
  before?: string
}

/** Takes them on in the invited role, or back; undefined when they work there: an invitation changes nobody's role. */
export function takeOn(tx: Tx, { invitation, account, memberId, now, before }: Joining) {
  return crossTenant(tx, 'invitation', async () => {
    if (before)
      await tx
        .updateTable('members')
        .set({ account_id: account.id, is_active: false })
        .where('shop_id', '=', invitation.shop_id)
        .where('id', '=', before)
        .execute()
    return tx
      .insertInto('members')
      .values({
        shop_id: invitation.shop_id,
        id: memberId,
        account_id: account.id,
        name: account.name,
        email: account.email,
        role: invitation.role,
        is_active: true,
        joined_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['shop_id', 'account_id'])
          .doUpdateSet({ role: invitation.role, is_active: true, email: account.email })
          .where('members.is_active', '=', false),
      )
      .returning(['id', 'name'])
      .executeTakeFirst()
  })
}

interface NewInvitation {
  id: string
  shopId: string
  email: string
  name: string
  role: StaffRole
  tokenHash: Buffer
  invitedBy: string
  createdAt: Date
  expiresAt: Date
}

/**
 * Writes an invitation, or a fresh link into the open one with this id and e-mail: the client's own id sent twice
 * is one invitation. Undefined when the id belongs to another one.
 */
export function writeInvitation(tx: Tx, invitation: NewInvitation) {
  const { id, shopId, email, name, role, tokenHash, invitedBy, createdAt, expiresAt } = invitation
  return tx
    .insertInto('invitations')
    .values({
      shop_id: shopId,
      id,
      email,
      name,
      role,
      token_hash: tokenHash,
      invited_by: invitedBy,
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'id'])
        .doUpdateSet({ name, role, token_hash: tokenHash, expires_at: expiresAt })
        .where('invitations.email', '=', email)
        .where('invitations.ended_at', 'is', null),
    )
    .returning(['id', 'email', 'name', 'role', 'created_at', 'expires_at'])
    .executeTakeFirst()
}

/** Ends the open invitations of an e-mail, but for the one with this id. */
export async function endInvitationsOf(
  tx: Tx,
  { email, but, now }: { email: string; but?: string; now: Date },
) {
  let open = tx
    .updateTable('invitations')
    .set({ ended_at: now })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('ended_at', 'is', null)
  if (but) open = open.where('id', '!=', but)
  await open.execute()
}

/** Ends an open invitation and answers whose it was; undefined when it is not open. */
export function endInvitation(tx: Tx, { id, now }: { id: string; now: Date }) {
  return tx
    .updateTable('invitations')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(['id', 'name'])
    .executeTakeFirst()
}

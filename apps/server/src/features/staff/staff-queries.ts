import type { invitation, member, staffRoutes } from '@darzi/contract/staff.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../db/tx.ts'
import type { Member, RequestContext } from '../../http/request-context.ts'

type StaffMember = z.output<typeof member>
type Invitation = z.output<typeof invitation>

/** Members (active first) and open invitations. */
export async function listStaff({ tx, member, now }: RequestContext<typeof staffRoutes.list>) {
  return { members: await membersSeenBy(tx, member), invitations: await openInvitations(tx, now) }
}

export async function membersSeenBy(tx: Tx, viewer: Member): Promise<StaffMember[]> {
  const rows = await tx
    .selectFrom('members')
    .select(['id', 'name', 'email', 'role', 'is_active', 'joined_at'])
    .orderBy('is_active', 'desc')
    .orderBy('joined_at')
    .orderBy('id')
    .execute()
  const owners = rows.filter((row) => row.role === 'owner' && row.is_active)
  return rows.map((row) => {
    const isLastOwner = owners.length === 1 && owners[0]?.id === row.id
    const may = viewer.may('staff.write') && !isLastOwner
    return {
      id: row.id,
      name: row.name,
      email: row.email,
      role: row.role,
      isActive: row.is_active,
      isYou: row.id === viewer.id,
      joinedAt: row.joined_at.toISOString(),
      can: { changeRole: may, deactivate: may },
    }
  })
}

async function openInvitations(tx: Tx, now: Date): Promise<Invitation[]> {
  const rows = await tx
    .selectFrom('invitations')
    .select(['id', 'email', 'name', 'role', 'created_at', 'expires_at'])
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => invitationOf(row, now))
}

interface InvitationRow extends Pick<Invitation, 'id' | 'email' | 'name' | 'role'> {
  created_at: Date
  expires_at: Date
}

export const invitationOf = (row: InvitationRow, now: Date): Invitation => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  isExpired: row.expires_at <= now,
})

/** Whether someone with this e-mail (lower case), or the account it is of, works here now. */
export async function hasActiveMember(
  tx: Tx,
  { email, accountId }: { email: string; accountId: string | undefined },
): Promise<boolean> {
  const known = await tx
    .selectFrom('members')
    .select('id')
    .where((row) =>
      row.or([row(sql`lower(email)`, '=', email), ...(accountId ? [row('account_id', '=', accountId)] : [])]),
    )
    .where('is_active', '=', true)
    .executeTakeFirst()
  return known !== undefined
}

/** Members with this e-mail, whose account a restored backup may stand for. */
export const membersWithEmail = (tx: Tx, email: string) =>
  tx
    .selectFrom('members')
    .select(['id', 'account_id'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .orderBy('id')
    .execute()

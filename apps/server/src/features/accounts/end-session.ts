import type { accountRoutes } from '@darzi/contract/accounts.ts'
import type { Asked } from '../../http/asked.ts'
import { notFound } from '../../http/refusal.ts'

/** The devices signed in to the own account, newest first. */
export async function listSessions({ tx, account, now }: Asked<typeof accountRoutes.sessions>) {
  const rows = await tx
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('account_id', '=', account.id)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  return {
    rows: rows.map((row) => ({
      ...{ id: row.id, device: row.user_agent, isCurrent: row.id === account.sessionId },
      ...{ createdAt: row.created_at.toISOString(), lastSeenAt: row.last_seen_at.toISOString() },
    })),
  }
}

/** Signs one device out; the own one too. */
export async function endSession({
  tx,
  account,
  params,
  setSession,
}: Asked<typeof accountRoutes.endSession>) {
  const ended = await tx
    .deleteFrom('sessions')
    .where('id', '=', params.id)
    .where('account_id', '=', account.id)
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw notFound()
  if (ended.id === account.sessionId) setSession(undefined)
  return { ok: true } as const
}

export async function endOtherSessions({ tx, account }: Asked<typeof accountRoutes.endOtherSessions>) {
  const ended = await tx
    .deleteFrom('sessions')
    .where('account_id', '=', account.id)
    .where('id', '!=', account.sessionId)
    .returning('id')
    .execute()
  return { ended: ended.length }
}

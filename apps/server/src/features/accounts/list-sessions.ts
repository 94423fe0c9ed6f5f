import type { accountRoutes } from '@darzi/contract/accounts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { devicesOf } from './session-queries.ts'

/** The devices signed in to the own account, newest first. */
export async function listSessions({ tx, account, now }: RequestContext<typeof accountRoutes.sessions>) {
  const rows = await devicesOf(tx, account.id, now)
  return {
    rows: rows.map((row) => ({
      id: row.id,
      device: row.user_agent,
      isCurrent: row.id === account.sessionId,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
    })),
  }
}

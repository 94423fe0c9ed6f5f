import { crossTenant } from '../../access/cross-tenant.ts'
import { transact } from '../../db/transact.ts'
import type { Tx } from '../../db/tx.ts'
import type { refusals } from '../../http/note-refusal.ts'
import type { Around } from '../../http/request-context.ts'

export type SecurityKind =
  | 'signedIn'
  | 'signInFailed'
  | 'codeFailed'
  | 'recoveryCodeUsed'
  | 'passwordChanged'
  | 'passwordReset'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'confirmFailed'
  | 'dataExported'
  | 'emailConfirmed'
  | 'emailChanged'
  | 'shopExported'
  | 'shopCleared'
  | 'refused'

type Noting = Pick<Around, 'request' | 'now' | 'newId'>

/** Writes down what happened to an account's safety. By the sign-in cross-tenant access: often nobody is signed in yet. */
export async function noteSecurity(tx: Tx, ctx: Noting, event: { accountId: string; kind: SecurityKind }) {
  const { request, now, newId } = ctx
  await crossTenant(tx, 'sign_in', () =>
    tx
      .insertInto('security_events')
      .values({
        id: newId(),
        account_id: event.accountId,
        at: now,
        kind: event.kind,
        address: request.address,
        device: request.userAgent,
      })
      .execute(),
  )
}

/** However often somebody tries within an hour, it is one line: the log shall not be flooded. */
const oneLineMs = 3_600_000

/** An act was asked for that this account may not do. */
export const noteRefused: Parameters<typeof refusals.provide>[0] = ({ pool, tokenHash, around }) =>
  transact(pool, { side: 'user', tokenHash }, async ({ tx, session }) => {
    if (!session) return
    const accountId = session.account_id
    const [last] = await tx
      .selectFrom('security_events')
      .select('id')
      .where('account_id', '=', accountId)
      .where('kind', '=', 'refused')
      .where('at', '>', new Date(around.now.getTime() - oneLineMs))
      .limit(1)
      .execute()
    if (!last) await noteSecurity(tx, around, { accountId, kind: 'refused' })
  })

/** The latest, newest first. */
export function securityEvents(tx: Tx, accountId: string) {
  return tx
    .selectFrom('security_events')
    .select(['id', 'at', 'kind', 'address', 'device'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
}

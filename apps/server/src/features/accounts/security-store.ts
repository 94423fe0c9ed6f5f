import { crossTenant } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
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
  | 'googleLinked'
  | 'googleRemoved'
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
export async function noteRefused(tx: Tx, ctx: Noting, accountId: string): Promise<void> {
  const last = await tx
    .selectFrom('security_events')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'refused')
    .where('at', '>', new Date(ctx.now.getTime() - oneLineMs))
    .limit(1)
    .executeTakeFirst()
  if (!last) await noteSecurity(tx, ctx, { accountId, kind: 'refused' })
}

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

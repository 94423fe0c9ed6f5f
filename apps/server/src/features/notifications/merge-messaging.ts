/** What two records of one customer said of messages, when they become one and when they are split again. */
import { type Consent, strongerConsent } from '@darzi/tailoring/notifications/when.ts'
import type { MergedMessaging, MessagingColumns } from '../../db/json-shapes.ts'
import type { Tx } from '../../db/tx.ts'
import { columnsOfMessaging, moveWaiting, setMessaging } from './merge-messaging-store.ts'
import { removeWaiting } from './notification-store.ts'

interface Way {
  from: string
  to: string
  shopId: string
}

/** A no of either stands for both; what the remaining record lacks comes from the other. */
export async function mergeMessaging(tx: Tx, { from, to, shopId }: Way): Promise<MergedMessaging> {
  const gone = await columnsOfMessaging(tx, from)
  const before = await columnsOfMessaging(tx, to)
  const consent = strongerConsent(before.consent, gone.consent)
  const { consent_at, consent_by } = spokeFor(consent, before, gone)
  const after: MessagingColumns = {
    consent,
    consent_at,
    consent_by,
    prefers: before.prefers ?? gone.prefers,
    birthday: before.birthday ?? gone.birthday,
  }
  if (!isSame(before, after)) await setMessaging(tx, { shopId, customerId: to }, after)
  await moveWaiting(tx, { from, to })
  if (consent === 'withdrawn') await removeWaiting(tx, to)
  return { before, after }
}

/** Whose word it is: the remaining record's, but for a stop that only the other's customer said themselves. */
function spokeFor(consent: Consent, before: MessagingColumns, gone: MessagingColumns) {
  if (before.consent !== consent) return gone
  const isOwnStop = consent === 'withdrawn' && gone.consent === consent && gone.consent_by === 'customer'
  return isOwnStop ? gone : before
}

/** `from` remained and `to` stands again. What was said since stays said, and a no of since is the other's too. */
export async function splitMessaging(
  tx: Tx,
  { from, to, shopId, now }: Way & { now: Date },
  { before, after }: MergedMessaging,
) {
  const current = await columnsOfMessaging(tx, from)
  if (isSame(current, after)) {
    if (!isSame(before, after)) await setMessaging(tx, { shopId, customerId: from }, before)
    return
  }
  if (current.consent !== 'withdrawn') return
  const said = { consent: current.consent, consent_at: now.toISOString(), consent_by: current.consent_by }
  await setMessaging(tx, { shopId, customerId: to }, { ...(await columnsOfMessaging(tx, to)), ...said })
}

const isSame = (one: MessagingColumns, other: MessagingColumns) =>
  columns.every((column) => one[column] === other[column])
const columns = ['consent', 'consent_at', 'consent_by', 'prefers', 'birthday'] as const

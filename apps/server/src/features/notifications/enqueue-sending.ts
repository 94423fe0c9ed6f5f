import { afterQuiet } from '@darzi/tailoring/notifications/when.ts'
import type { Tx } from '../../db/tx.ts'
import type { AppContext } from '../../http/app-context.ts'
import type { Moment } from './kinds/kind.ts'

/** The app's parts that planning needs. */
export type Planning = Pick<AppContext, 'settings' | 'fastify' | 'jobs' | 'newId'>

/** Longer than a step of an order can be taken back (ten seconds): what was undone is not told. */
const settleMs = 12_000

/** Puts its sending off until the quiet hours are over, and what could still be undone is not. */
export async function enqueueSending(
  { jobs }: { jobs: Pick<Planning['jobs'], 'enqueue'> },
  tx: Tx,
  {
    moment,
    id,
    isSettling = false,
    neededBy,
  }: { moment: Moment; id: string; isSettling?: boolean; neededBy?: Date },
) {
  const startAfter = soonest(moment, { waitMs: isSettling ? settleMs : 0, neededBy })
  await jobs.enqueue(
    tx,
    'notifications.send',
    { shopId: moment.shop.id, id },
    startAfter.getTime() > moment.now.getTime() ? { startAfter } : {},
  )
}

/** Once it can no longer be undone, outside the quiet hours. */
export const afterSettling = (moment: Moment) => soonest(moment, { waitMs: settleMs })

interface Waiting {
  waitMs: number
  /** After this it would help nobody: quiet hours that last longer are not waited for. */
  neededBy?: Date
}

/** When it may go at the soonest. */
export function soonest({ shop, rules, now }: Moment, { waitMs, neededBy }: Waiting): Date {
  const settled = new Date(now.getTime() + waitMs)
  const quiet = { fromMinute: rules.quietFrom, toMinute: rules.quietTo }
  const at = afterQuiet(settled, quiet, shop.timeZone)
  return neededBy && at >= neededBy ? settled : at
}

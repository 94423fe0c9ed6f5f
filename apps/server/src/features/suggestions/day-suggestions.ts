import type { Suggestion } from '@darzi/contract/suggestions.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { crowdedDays } from '@darzi/tailoring/suggestions/crowded-days.ts'
import type { Tx } from '../../db/tx.ts'
import type { Member } from '../../http/request-context.ts'
import { dayIn } from '../shops/api.ts'
import { busiestDay, promisedByDay } from './taken-queries.ts'

const aheadDays = 14
const lookedBackMs = 90 * 24 * 3600_000

/** Days of the next two weeks for which more is promised than the shop handed over on its busiest of late. */
export async function daySuggestions(
  tx: Tx,
  { member, now }: { member: Member; now: Date },
): Promise<Suggestion[]> {
  const { timeZone } = member.shop
  const today = dayIn(timeZone, now)
  const busiest = await busiestDay(tx, { since: new Date(now.getTime() - lookedBackMs), timeZone })
  const byDay = await promisedByDay(tx, { from: today, to: addDays(today, aheadDays) })
  return crowdedDays({ byDay, busiest }).map(({ day, pieces }) => ({
    key: `crowdedDay:${day}:${pieces}`,
    type: 'crowdedDay',
    day,
    pieces,
    busiest,
  }))
}

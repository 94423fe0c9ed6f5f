import type { customerRoutes } from '@darzi/contract/customers.ts'
import type { RefusalCode } from '@darzi/contract/refusals.ts'
import { say } from '@darzi/words/server.ts'
import type { Asked } from '../../http/asked.ts'
import type { Holes } from '../../http/refusal.ts'
import { Refusal } from '../../http/refusal.ts'
import { planRuling } from '../shops/plan-room.ts'
import { type BulkWork, bulkActs } from './bulk-acts.ts'
import { changeCustomers, lockCustomers } from './bulk-store.ts'
import { countActive } from './count-active.ts'
import { tidyTags } from './customer-fields.ts'
import { lockBook } from './customer-store.ts'

type AskedInBulk = Asked<typeof customerRoutes.bulk>

/**
 * One act on many records. What can be done is done; the answer names each record that was refused, and why.
 * A record that is already so is done.
 */
export async function bulkCustomers(asked: AskedInBulk) {
  const { tx, body, now, request, announce } = asked
  const act = bulkActs[body.act]
  const tag = act.needsTag ? requireTag(body.tag) : ''
  let room = await roomFor(asked)
  const records = await lockCustomers(tx, body.ids)
  const done: string[] = []
  const refused: { id: string; code: string; detail: string }[] = []
  const work: BulkWork[] = []
  for (const id of new Set(body.ids)) {
    const record = records.get(id)
    const ruling = record ? act.rule(record, tag) : { refused: 'request.notFound' as const }
    if ('refused' in ruling) refused.push(refusalOf(id, ruling.refused, ruling.because))
    else if (ruling.change?.state === 'active' && room-- <= 0)
      refused.push(refusalOf(id, 'customers.limitReached'))
    else {
      done.push(id)
      if (record && ruling.change) work.push({ record, change: ruling.change })
    }
  }
  await changeCustomers(tx, work, now)
  await Promise.all(
    work.map(({ record: { id, name } }) =>
      announce({
        kind: act.kind,
        subject: { type: 'customer', id, name },
        ...(tag ? { holes: { tag } } : {}),
      }),
    ),
  )
  return { done, refused }

  function refusalOf(id: string, code: RefusalCode, holes: Holes = {}) {
    return { id, code, detail: say(request.language, `problems.${code}`, holes) }
  }
}

function requireTag(typed = ''): string {
  const [tag] = tidyTags([typed])
  if (tag) return tag
  throw new Refusal('request.invalid', {}, [{ field: 'tag', code: 'required' }])
}

/** How many archived records may come back: they count for the plan again. */
async function roomFor({ tx, body, member, now }: AskedInBulk): Promise<number> {
  if (body.act !== 'restore') return Number.POSITIVE_INFINITY
  await lockBook(tx, member.shopId)
  const customers = await countActive(tx)
  const ruling = await planRuling(tx, { shopId: member.shopId, customers, adding: 0, now })
  return 'refused' in ruling ? 0 : (ruling.roomLeft ?? Number.POSITIVE_INFINITY)
}

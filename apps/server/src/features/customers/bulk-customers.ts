import type { customerRoutes } from '@darzi/contract/customers.ts'
import { say } from '@darzi/words/server.ts'
import type { Asked } from '../../http/asked.ts'
import { emptyField } from '../../http/refusal.ts'
import { planRuling } from '../shops/plan-room.ts'
import { bulkActs, decideInBulk } from './bulk-acts.ts'
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
  const room = await roomFor(asked)
  const records = await lockCustomers(tx, body.ids)
  const { done, refused, work } = decideInBulk({ ids: body.ids, records, act, tag, room })
  await changeCustomers(tx, work, now)
  const holes = tag ? { holes: { tag } } : {}
  await Promise.all(
    work.map(({ record: { id, name } }) =>
      announce({ kind: act.kind, subject: { type: 'customer', id, name }, ...holes }),
    ),
  )
  const toSay = refused.map(({ id, code, because }) => ({
    ...{ id, code, detail: say(request.language, `problems.${code}`, because) },
  }))
  return { done, refused: toSay }
}

function requireTag(typed = ''): string {
  const [tag] = tidyTags([typed])
  if (tag) return tag
  throw emptyField('tag')
}

/** How many archived records may come back: they count for the plan again. */
async function roomFor({ tx, body, member, now }: AskedInBulk): Promise<number> {
  if (body.act !== 'restore') return Number.POSITIVE_INFINITY
  await lockBook(tx, member.shopId)
  const customers = await countActive(tx)
  const ruling = await planRuling(tx, { shopId: member.shopId, customers, adding: 0, now })
  return 'refused' in ruling ? 0 : (ruling.roomLeft ?? Number.POSITIVE_INFINITY)
}

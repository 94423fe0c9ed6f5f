import type { customerRoutes } from '@darzi/contract/customers.ts'
import { t } from '@darzi/words/server.ts'
import { emptyField } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { planResult } from '../shops/api.ts'
import { bulkActs, decideInBulk } from './bulk-acts.ts'
import { changeCustomers, lockCustomers } from './bulk-store.ts'
import { countActive } from './count-active.ts'
import { tidyTags } from './customer-fields.ts'
import { lockBook } from './customer-store.ts'

type BulkContext = RequestContext<typeof customerRoutes.bulk>

/**
 * One act on many records. What can be done is done; the answer names each record that was refused, and why.
 * A record that is already so is done.
 */
export async function bulkCustomers(ctx: BulkContext) {
  const { tx, body, now, request, publishEvent } = ctx
  const act = bulkActs[body.act]
  const tag = act.needsTag ? requireTag(body.tag) : ''
  const quota = await quotaFor(ctx)
  const records = await lockCustomers(tx, body.ids)
  const { done, refused, work } = decideInBulk({ ids: body.ids, records, act, tag, quota })
  await changeCustomers(tx, work, now)
  const params = tag ? { params: { tag } } : {}
  await Promise.all(
    work.map(({ record: { id, name } }) =>
      publishEvent({ kind: act.kind, subject: { type: 'customer', id, name }, ...params }),
    ),
  )
  const toTranslate = refused.map(({ id, code, params }) => ({
    id,
    code,
    detail: t(request.language, `problems.${code}`, params),
  }))
  return { done, refused: toTranslate }
}

function requireTag(typed = ''): string {
  const [tag] = tidyTags([typed])
  if (tag) return tag
  throw emptyField('tag')
}

/** How many archived records may come back: they count for the plan again. */
async function quotaFor({ tx, body, member, now }: BulkContext): Promise<number> {
  if (body.act !== 'restore') return Number.POSITIVE_INFINITY
  await lockBook(tx, member.shopId)
  const customers = await countActive(tx)
  const result = await planResult(tx, { shopId: member.shopId, customers, adding: 0, now })
  return 'refused' in result ? 0 : (result.quotaLeft ?? Number.POSITIVE_INFINITY)
}

import type { customerRoutes } from '@darzi/contract/customers.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { showPhone } from '../../phone.ts'
import { cardOf } from './card-queries.ts'
import { sharedPhones, withPhones } from './duplicates-queries.ts'

/** Groups of active records that share a phone, by phone; the cursor is the last phone of the page before. */
export async function listDuplicates({
  tx,
  query,
  member,
}: RequestContext<typeof customerRoutes.duplicates>) {
  const { after, limit } = query
  const phones = await sharedPhones(tx, { after, limit: limit + 1 })
  const page = phones.slice(0, limit)
  const rows = await withPhones(tx, page)
  return {
    rows: page.map((phone) => ({
      phone,
      phoneShown: showPhone(phone, member.shop.country),
      customers: rows.filter((row) => row.phone === phone).map((row) => cardOf(row, member)),
    })),
    next: phones.length > limit ? page.at(-1) : undefined,
  }
}

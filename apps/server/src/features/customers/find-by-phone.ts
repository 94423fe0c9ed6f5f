import type { customerRoutes } from '@darzi/contract/customers.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { readPhone } from '../../phone.ts'
import { cardOf } from './card-queries.ts'
import { customersWithPhone } from './phone-queries.ts'

/** The records that have this phone; none while what is typed is not yet a number. */
export async function findByPhone({ tx, member, query }: RequestContext<typeof customerRoutes.byPhone>) {
  const phone = readPhone(query.phone, member.shop.country)
  if (!phone) return { rows: [] }
  const rows = await customersWithPhone(tx, phone)
  return { phone, rows: rows.map((row) => cardOf(row, member)) }
}

import type { AppContext } from '../../http/app-context.ts'
import { aShopAtWork } from '../../testing/builders.ts'

/** A shop with one customer, who is the person to measure. */
export async function aPersonToMeasure(app: AppContext, name = 'Asha Verma') {
  const { shop, owner } = await aShopAtWork(app)
  const customer = await owner.call('POST /api/customers', { body: { name } })
  return { shop, owner, customer, personId: customer.people[0]?.id ?? '' }
}

/** One value as a form sends it. */
export const typed = (field: string, text: string) => ({ field, typed: text })

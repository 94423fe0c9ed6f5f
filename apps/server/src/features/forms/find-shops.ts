import type { formRoutes } from '@darzi/contract/public-forms.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { guardAttempts } from '../accounts/api.ts'
import { knownShop, shopsFound } from '../shops/api.ts'

/** As many as a phone shows at a glance; whoever does not find theirs types more. */
const mostFound = 20

/** Shops a person may mean by what they typed, for the question which tailor a form is for. */
export async function findShops(ctx: StepsContext<typeof formRoutes.findShops>) {
  const { step, now, request, query } = ctx
  await guardAttempts(step, now, { shopSearch: request.address })
  const digits = query.q.replace(/\D/g, '')
  const isPhone = digits.length >= 6 && !/\p{L}/u.test(query.q)
  const words = query.q.split(/[\s,]+/).filter(Boolean)
  const typed = { words, digits: isPhone ? digits : '', most: mostFound }
  const found = await step(({ tx }) => shopsFound(tx, typed))
  return { shops: found.map(knownShop) }
}

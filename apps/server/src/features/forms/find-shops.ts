import type { formRoutes } from '@darzi/contract/public-forms.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { guardAttempts } from '../accounts/api.ts'
import { knownShop, shopsFound, typedShop } from '../shops/api.ts'

/** As many as a phone shows at a glance; whoever does not find theirs types more. */
const mostFound = 20

/** Shops a person may mean by what they typed, for the question which tailor a form is for. */
export async function findShops(ctx: StepsContext<typeof formRoutes.findShops>) {
  const { step, now, request, query } = ctx
  await guardAttempts(step, now, { shopSearch: request.address })
  const found = await step(({ tx }) => shopsFound(tx, { ...typedShop(query.q), most: mostFound }))
  return { shops: found.map(knownShop) }
}

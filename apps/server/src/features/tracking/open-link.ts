import { insideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import { countAttempt, tooManyAttempts } from '../accounts/api.ts'
import { orderOfToken, type Tracked } from './tracked-queries.ts'

interface Knocking {
  token: string
  address: string
  now: Date
}
type Step = <T>(work: (given: { tx: Tx }) => Promise<T>) => Promise<T>

/**
 * The order a private link leads to. Links that lead nowhere are counted by address, and too many are told to wait; a right
 * one always opens, for many customers come from one address of their carrier. Throws request.notFound or
 * accounts.tooManyAttempts.
 */
export async function openLink(step: Step, { token, address, now }: Knocking): Promise<Tracked> {
  const { found, wait } = await step(async ({ tx }) => {
    const order = await orderOfToken(tx, token)
    const seconds = order ? 0 : await countAttempt(tx, { kind: 'trackGuess', key: address, now })
    return { found: order, wait: seconds }
  })
  if (found) return found
  throw wait > 0 ? tooManyAttempts(wait) : notFound()
}

/** Works inside the shop of the order a link led to. */
export const beside = <T>(step: Step, { shopId }: Tracked, work: (tx: Tx) => Promise<T>): Promise<T> =>
  step(({ tx }) => insideShop(tx, shopId, () => work(tx)))

import { insideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import { countAttempt, tooManyAttempts } from '../accounts/api.ts'
import { orderOfSentBill, orderOfToken, type Tracked } from './tracked-queries.ts'

interface Knocking {
  address: string
  now: Date
}
type Step = <T>(work: (given: { tx: Tx }) => Promise<T>) => Promise<T>

/**
 * The order a private link leads to. Links that lead nowhere are counted by address, and too many are told to wait; a right
 * one always opens, for many customers come from one address of their carrier. Throws request.notFound or
 * accounts.tooManyAttempts.
 */
export const openLink = (
  step: Step,
  { token, ...knocking }: Knocking & { token: string },
): Promise<Tracked> => knock(step, knocking, (tx) => orderOfToken(tx, token))

/** The same of the order whose bill lies under such an address. */
export const openSentBill = (
  step: Step,
  { id, proof, ...knocking }: Knocking & { id: string; proof: string },
): Promise<Tracked> => knock(step, knocking, (tx) => orderOfSentBill(tx, { id, proof }))

async function knock(
  step: Step,
  { address, now }: Knocking,
  find: (tx: Tx) => Promise<Tracked | undefined>,
): Promise<Tracked> {
  const { found, wait } = await step(async ({ tx }) => {
    const order = await find(tx)
    const seconds = order ? 0 : await countAttempt(tx, { kind: 'trackGuess', key: address, now })
    return { found: order, wait: seconds }
  })
  if (found) return found
  throw wait > 0 ? tooManyAttempts(wait) : notFound()
}

/** Works inside the shop of the order a link led to. */
export const beside = <T>(step: Step, { shopId }: Tracked, work: (tx: Tx) => Promise<T>): Promise<T> =>
  step(({ tx }) => insideShop(tx, shopId, () => work(tx)))

import { insideShop } from '../../access/crossings.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/refusal.ts'
import { countAttempt, tooManyAttempts, waitingTime } from '../accounts/attempts.ts'
import { orderOfToken, type Tracked } from './tracked-queries.ts'

interface Knocking {
  token: string
  address: string
  now: Date
}
type Step = <T>(work: (given: { tx: Tx }) => Promise<T>) => Promise<T>

/**
 * The order a private link leads to. Links that lead nowhere are counted by address, and too many close the door for a
 * while, also to a right one. Throws request.notFound or accounts.tooManyAttempts.
 */
export async function openLink(step: Step, { token, address, now }: Knocking): Promise<Tracked> {
  const guess = { kind: 'trackGuess', key: address, now } as const
  const { wait, found } = await step(async ({ tx }) => {
    const seconds = await waitingTime(tx, guess)
    if (seconds > 0) return { wait: seconds, found: undefined }
    const order = await orderOfToken(tx, token)
    return { wait: order ? 0 : await countAttempt(tx, guess), found: order }
  })
  if (wait > 0) throw tooManyAttempts(wait)
  if (!found) throw notFound()
  return found
}

/** Works inside the shop of the order a link led to. */
export const beside = <T>(step: Step, { shopId }: Tracked, work: (tx: Tx) => Promise<T>): Promise<T> =>
  step(({ tx }) => insideShop(tx, shopId, () => work(tx)))

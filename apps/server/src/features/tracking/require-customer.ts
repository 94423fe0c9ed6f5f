import { asAccountOfBrowser, handToShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'
import { hashToken } from '../../http/session-cookie.ts'
import { worksHere } from './tracked-queries.ts'

type OwnShop = 'photoConsents.ownShop' | 'reviews.ownShop'

/**
 * A shop prints the private links of its orders, so a link alone does not tell its staff from its customer: a browser that is signed in
 * to the shop says nothing in the customer's name. `token` is the session of that browser, undefined where it has none. Throws `refusal`.
 */
export async function requireCustomer(
  tx: Tx,
  { shopId, token, refusal }: { shopId: string; token: string | undefined; refusal: OwnShop },
): Promise<void> {
  if (!token) return
  await asAccountOfBrowser(tx, hashToken(token), (accountId) =>
    requireStranger(tx, { accountId, shopId }, refusal),
  )
}

/** The same of an account that is known. */
export async function requireStranger(
  tx: Tx,
  hand: { accountId: string; shopId: string },
  refusal: OwnShop,
): Promise<void> {
  if (await handToShop(tx, hand, () => worksHere(tx, hand.accountId))) throw new AppError(refusal)
}

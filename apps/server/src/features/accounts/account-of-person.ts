import { normaliseName } from '@darzi/tailoring/names/normalise.ts'
import type { PlanKey } from '@darzi/tailoring/plans.ts'
import type { Language } from '@darzi/words/languages.ts'
import type { ProvenPerson } from '../../adapters/sign-in/proven-person.ts'
import type { Tx } from '../../db/tx.ts'
import { openShop, type ShopKind } from '../shops/api.ts'
import { type Account, accountByEmail, addAccount, setPassword } from './account-store.ts'
import { accountOfIdentity, addIdentity } from './identity-store.ts'

interface Arrival {
  person: ProvenPerson
  /** What a new account becomes; an account that exists keeps its role. */
  role: 'user' | 'tailor'
  shopKind?: ShopKind
  plan?: PlanKey
  language: Language
  /** Where a new tailor's shop starts, as their device says. */
  timeZone?: string
  country?: string
  now: Date
  newId: () => string
}

/** The account of someone whom a provider vouches for (verified e-mail): known, or linked just now by e-mail or as a new one. */
export async function accountOfPerson(
  tx: Tx,
  arrival: Arrival,
): Promise<{ accountId: string; isLinked: boolean }> {
  const { person, now } = arrival
  const known = await accountOfIdentity(tx, person)
  if (known) return { accountId: known, isLinked: false }
  const sameEmail = await accountByEmail(tx, person.email)
  const account = sameEmail ? await claim(tx, sameEmail, now) : await open(tx, arrival)
  await addIdentity(tx, { issuer: person.issuer, subject: person.subject, accountId: account, now })
  return { accountId: account, isLinked: true }
}

/**
 * An account nobody had proved the mailbox of may have been opened by a stranger: its password and sessions end
 * here, so that only the owner of the mailbox is left in it.
 */
async function claim(tx: Tx, account: Account, now: Date): Promise<string> {
  if (!account.email_verified_at)
    await setPassword(tx, { accountId: account.id, hash: null, verifiedAt: now })
  return account.id
}

async function open(tx: Tx, arrival: Arrival): Promise<string> {
  const { person, role, language, now, newId, timeZone, country, shopKind, plan } = arrival
  const name = normaliseName(person.name) || person.email
  const account = {
    id: newId(),
    email: person.email,
    name,
    phone: null,
    role,
    language,
    password_hash: null,
    email_verified_at: now,
  }
  await addAccount(tx, { ...account, createdAt: now })
  if (role === 'tailor')
    await openShop(tx, { owner: account, now, newId, timeZone, country, kind: shopKind, plan })
  return account.id
}

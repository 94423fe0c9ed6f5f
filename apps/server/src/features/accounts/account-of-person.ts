import { normaliseName } from '@darzi/tailoring/names/normalise.ts'
import type { Language } from '@darzi/words/languages.ts'
import { crossing } from '../../access/crossings.ts'
import type { Tx } from '../../db/tx.ts'
import type { ProvenPerson } from '../../outside/sign-in/proven-person.ts'
import { openShop } from '../shops/open-shop.ts'
import { type Account, accountByEmail, addAccount, setPassword } from './account-store.ts'

interface Arrival {
  person: ProvenPerson
  /** What a new account becomes; an account that exists keeps its role. */
  role: 'user' | 'tailor'
  language: Language
  now: Date
  newId: () => string
}

/** The account of someone whom a provider vouches for (verified e-mail): known, linked by e-mail, or new. */
export async function accountOfPerson(tx: Tx, arrival: Arrival): Promise<string> {
  const known = await identified(tx, arrival.person)
  if (known) return known
  const sameEmail = await accountByEmail(tx, arrival.person.email)
  const account = sameEmail ? await claim(tx, sameEmail, arrival.now) : await open(tx, arrival)
  const { issuer, subject } = arrival.person
  await crossing(tx, 'sign_in', () =>
    tx
      .insertInto('identities')
      .values({ issuer, subject, account_id: account, created_at: arrival.now })
      .execute(),
  )
  return account
}

async function identified(tx: Tx, { issuer, subject }: ProvenPerson): Promise<string | undefined> {
  const row = await crossing(tx, 'sign_in', () =>
    tx
      .selectFrom('identities')
      .select('account_id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst(),
  )
  return row?.account_id
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

async function open(tx: Tx, { person, role, language, now, newId }: Arrival): Promise<string> {
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
  if (role === 'tailor') await openShop(tx, { owner: account, now, newId })
  return account.id
}

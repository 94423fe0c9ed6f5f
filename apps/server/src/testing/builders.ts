/** Builders fill in what a test does not say; the demo seed uses them too. They go through the features' own commands. */
import type { AccountRole, StaffRole } from '@darzi/contract/access.ts'
import { transact } from '../db/transact.ts'
import { addAccount } from '../features/accounts/account-store.ts'
import { beginSession } from '../features/accounts/begin-session.ts'
import { hashPassword } from '../features/accounts/password-hash.ts'
import { openShop } from '../features/shops/open-shop.ts'
import type { AppContext } from '../http/app-context.ts'
import { cookieName } from '../http/session-cookie.ts'
import { addMember } from '../seed/builders/member-store.ts'
import { Visitor } from './visitor.ts'

export const aPassword = 'needle-and-thread'

export interface AnAccount {
  name?: string
  email?: string
  role?: AccountRole
  password?: string
}

let serial = 0
/** All accounts of a test share one hash: hashing is slow on purpose. */
let sharedHash: Promise<string> | undefined

export async function anAccount(
  app: AppContext,
  { name = 'Asha Verma', email, role = 'user', password }: AnAccount = {},
) {
  sharedHash ??= hashPassword(aPassword)
  const hash = await (password ? hashPassword(password) : sharedHash)
  const account = { id: app.newId(), name, email: email ?? `person-${++serial}@example.test`, role }
  await transact(app.database.pool, { side: 'nobody' }, ({ tx }) =>
    addAccount(tx, {
      ...account,
      phone: null,
      language: null,
      password_hash: hash,
      email_verified_at: null,
      createdAt: app.now(),
    }),
  )
  return account
}

export interface AShop {
  name?: string
  country?: string
  timeZone?: string
  owner?: AnAccount
  isDemo?: boolean
  kind?: 'tailor' | 'house'
}

/** A shop and its owner's account. */
export async function aShop(
  app: AppContext,
  { name = 'Noor Tailors', country = 'IN', timeZone = 'Asia/Kolkata', owner, isDemo, kind }: AShop = {},
) {
  const account = await anAccount(app, { name: 'Harpreet Kaur', ...owner, role: 'tailor' })
  const shopId = await transact(app.database.pool, { side: 'nobody' }, ({ tx }) =>
    openShop(tx, { owner: account, now: app.now(), newId: app.newId, name, country, timeZone, isDemo, kind }),
  )
  return { id: shopId, owner: account }
}

/** Someone who works in a shop. */
export async function aMember(
  app: AppContext,
  shopId: string,
  { role = 'counter', ...given }: { role?: StaffRole; name?: string; email?: string } = {},
) {
  const account = await anAccount(app, { name: `A ${role}`, ...given, role: 'tailor' })
  const member = { shopId, id: app.newId(), account, role, joinedAt: app.now() }
  await transact(app.database.pool, { side: 'nobody' }, ({ tx }) => addMember(tx, member))
  return { id: member.id, account }
}

/** A visitor who is signed in as this account. */
export async function signedIn(app: AppContext, accountId: string, language?: string): Promise<Visitor> {
  const visitor = new Visitor(app, language)
  const { token } = await transact(app.database.pool, { side: 'nobody' }, ({ tx }) =>
    beginSession(tx, { accountId, userAgent: 'a test', now: app.now(), id: app.newId() }),
  )
  visitor.cookies.set(cookieName(app.settings.isSecure), token)
  return visitor
}

/** A shop with its owner signed in: the start of most tests. */
export async function aShopAtWork(app: AppContext, given: AShop = {}) {
  const shop = await aShop(app, given)
  return { shop, owner: await signedIn(app, shop.owner.id) }
}

/** Another member of the shop, signed in. */
export async function memberAtWork(app: AppContext, shopId: string, role: StaffRole): Promise<Visitor> {
  const { account } = await aMember(app, shopId, { role })
  return signedIn(app, account.id)
}

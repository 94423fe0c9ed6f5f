/** Builders fill in what a test does not say; the demo seed uses them too. They go through the rooms' own commands. */
import type { AccountRole, StaffRole } from '@darzi/contract/access.ts'
import { transact } from '../db/transact.ts'
import { addAccount } from '../features/accounts/account-store.ts'
import { beginSession } from '../features/accounts/begin-session.ts'
import { hashPassword } from '../features/accounts/password-hash.ts'
import { openShop } from '../features/shops/open-shop.ts'
import type { House } from '../http/house.ts'
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
  house: House,
  { name = 'Asha Verma', email, role = 'user', password }: AnAccount = {},
) {
  sharedHash ??= hashPassword(aPassword)
  const hash = await (password ? hashPassword(password) : sharedHash)
  const account = { id: house.newId(), name, email: email ?? `person-${++serial}@example.test`, role }
  await transact(house.database.pool, { side: 'nobody' }, ({ tx }) =>
    addAccount(tx, {
      ...account,
      ...{
        phone: null,
        language: null,
        password_hash: hash,
        email_verified_at: null,
        createdAt: house.now(),
      },
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
}

/** A shop and its owner's account. */
export async function aShop(
  house: House,
  { name = 'Noor Tailors', country = 'IN', timeZone = 'Asia/Kolkata', owner, isDemo }: AShop = {},
) {
  const account = await anAccount(house, { name: 'Harpreet Kaur', ...owner, role: 'tailor' })
  const shopId = await transact(house.database.pool, { side: 'nobody' }, ({ tx }) =>
    openShop(tx, { owner: account, now: house.now(), newId: house.newId, name, country, timeZone, isDemo }),
  )
  return { id: shopId, owner: account }
}

/** Someone who works in a shop. */
export async function aMember(
  house: House,
  shopId: string,
  { role = 'counter', ...given }: { role?: StaffRole; name?: string; email?: string } = {},
) {
  const account = await anAccount(house, { name: `A ${role}`, ...given, role: 'tailor' })
  const member = { shopId, id: house.newId(), account, role, joinedAt: house.now() }
  await transact(house.database.pool, { side: 'nobody' }, ({ tx }) => addMember(tx, member))
  return { id: member.id, account }
}

/** A visitor who is signed in as this account. */
export async function signedIn(house: House, accountId: string, language?: string): Promise<Visitor> {
  const visitor = new Visitor(house, language)
  const { token } = await transact(house.database.pool, { side: 'nobody' }, ({ tx }) =>
    beginSession(tx, { accountId, userAgent: 'a test', now: house.now(), id: house.newId() }),
  )
  visitor.cookies.set(cookieName(house.settings.isSecure), token)
  return visitor
}

/** A shop with its owner signed in: the start of most tests. */
export async function aShopAtWork(house: House, given: AShop = {}) {
  const shop = await aShop(house, given)
  return { shop, owner: await signedIn(house, shop.owner.id) }
}

/** Another member of the shop, signed in. */
export async function memberAtWork(house: House, shopId: string, role: StaffRole): Promise<Visitor> {
  const { account } = await aMember(house, shopId, { role })
  return signedIn(house, account.id)
}

/**
 * The demo shop: sample content for whoever looks at Darzi for the first time. It comes into an empty database
 * only, never again, and in one transaction: a database has the whole of it or nothing.
 */
import { insideShop } from '../access/cross-tenant.ts'
import { transact } from '../db/transact.ts'
import type { Tx } from '../db/tx.ts'
import { addAccount } from '../features/accounts/account-store.ts'
import { openDemoAccount } from '../features/accounts/open-account.ts'
import { hashPassword } from '../features/accounts/password-hash.ts'
import { insertItem } from '../features/collection/item-store.ts'
import { soundItem } from '../features/collection/sound-item.ts'
import { copyPhotos } from '../features/demo/copy-photos.ts'
import { copyAsTemplate, markTemplate, photosIn, templateOf } from '../features/demo/demo-store.ts'
import { garmentOf } from '../features/garments/garment-of.ts'
import { nextVersion, writeGarment } from '../features/garments/garment-store.ts'
import { openShop } from '../features/shops/open-shop.ts'
import type { AppContext } from '../http/app-context.ts'
import { newId } from '../ids.ts'
import { addMember } from './builders/member-store.ts'
import { demoCollection } from './demo-collection.ts'
import { samplePhone } from './demo-customers.ts'
import { demoOrders } from './demo-orders.ts'
import { demoSignIns } from './demo-sign-ins.ts'
import { fillDemoStock } from './demo-stock.ts'
import { cutterOf, furnishShop, hasDemoShop, hasShops, ownerOf, staffOf } from './demo-store.ts'
import { fillDemoBook } from './fill-demo-book.ts'
import { fillDemoOrders } from './fill-demo-orders.ts'

const dayMs = 24 * 3600_000
const openedDaysAgo = 430

/** Seeds the demo where DARZI_DEMO is on and nobody has opened a shop yet; answers whether the demo shop is there. */
export async function seedDemo(app: AppContext): Promise<boolean> {
  if (!app.settings.hasDemo) return false
  const standing = await asNobody(app, async (tx) => ({
    isEmpty: !(await hasShops(tx)),
    hasDemo: await hasDemoShop(tx),
  }))
  if (!standing.isEmpty) return standing.hasDemo
  // Everyone of the demo has the same password: hashing is slow on purpose, so it is done once.
  const hash = await hashPassword(demoSignIns[0].password)
  await asNobody(app, async (tx) => {
    const shopId = await openDemo(
      app,
      tx,
      demoSignIns.map((each) => ({ ...each, hash })),
    )
    if (shopId) await makeTemplate(app, tx, shopId)
  })
  return true
}

/**
 * Makes the shop that visitors' demos are copies of, where there is none yet: here out of a demo shop of its own, whose people
 * nobody can sign in as. Copies of an older program are fine: days move on with them.
 */
export async function prepareDemos(app: AppContext) {
  if (!app.settings.hasVisitorsDemos) return
  await asNobody(app, async (tx) => {
    if (await templateOf(tx)) return
    const people = demoSignIns.filter(({ role }) => role !== 'customer')
    const signIns = people.map((each) => ({ ...each, email: `${each.role}@demo.invalid`, hash: null }))
    const shopId = await openDemo(app, tx, signIns)
    if (shopId) await markTemplate(tx, shopId, app.now())
  })
}

/** A copy of the demo shop as it was opened, with people of its own. */
async function makeTemplate(app: AppContext, tx: Tx, source: string) {
  const now = app.now()
  const [id, ownerId] = [newId(), newId()]
  const people = await insideShop(tx, source, () => staffOf(tx, source))
  const staff: Record<string, string> = {}
  for (const { account_id: accountId, name, role } of people) {
    const standIn = role === 'owner' ? ownerId : newId()
    await openDemoAccount(tx, { id: standIn, name, now })
    staff[accountId] = standIn
  }
  await copyAsTemplate(tx, { source, id, ownerId, staff, now })
  const photos = await insideShop(tx, source, () => photosIn(tx))
  await copyPhotos(app.files, photos, { from: source, to: id })
}

const asNobody = <T>(app: AppContext, work: (tx: Tx) => Promise<T>) =>
  transact(app.database.pool, { side: 'nobody' }, ({ tx }) => work(tx))

interface DemoPerson {
  name: string
  email: string
  role: (typeof demoSignIns)[number]['role']
  /** Of their password; nobody signs in without one. */
  hash: string | null
}

/** Another process may seed the same database now: who comes second finds the owner's e-mail taken and leaves. */
async function openDemo(app: AppContext, tx: Tx, people: readonly DemoPerson[]) {
  const openedAt = new Date(app.now().getTime() - openedDaysAgo * dayMs)
  const [first, ...others] = people
  const owner = first && (await openPersonsAccount(tx, first, openedAt))
  if (!owner) return undefined
  const shopId = await openShop(tx, {
    owner,
    now: openedAt,
    newId: () => newId(openedAt.getTime()),
    name: 'Darzi Demo Tailors',
    country: 'IN',
    timeZone: 'Asia/Kolkata',
    isDemo: true,
  })
  for (const signIn of others) {
    const account = await openPersonsAccount(tx, signIn, openedAt)
    if (!account || signIn.role === 'customer') continue
    await addMember(tx, { shopId, id: newId(), account, role: signIn.role, joinedAt: openedAt })
  }
  await insideShop(tx, shopId, async () => {
    await furnishShop(tx, { id: shopId, phone: samplePhone(0), address: 'Ghumar Mandi, Ludhiana' })
    await priceDemoGarments(tx, { shopId, now: openedAt })
    await fillDemoCollection(tx, { shopId, now: openedAt })
    const customers = await fillDemoBook(app, tx, shopId)
    const customerIds = orderingCustomers(customers)
    const [owner, cutterId] = [await ownerOf(tx, shopId), await cutterOf(tx, shopId)]
    await fillDemoStock(app, tx, { shopId, now: app.now(), owner })
    await fillDemoOrders(tx, { shopId, now: app.now(), owner, cutterId, customerIds })
  })
  return shopId
}

/** Asha Verma, who signs in as the demo's customer, then others who can be called, from among the older records. */
function orderingCustomers(customers: Awaited<ReturnType<typeof fillDemoBook>>): string[] {
  const known = customers.filter(({ phone, isArchived, daysAgo }) => phone && !isArchived && daysAgo > 70)
  return known.toSorted((a, b) => Number(isAsha(b)) - Number(isAsha(a))).map(({ id }) => id)
}
const isAsha = ({ phone }: { phone: string | null }) => phone === samplePhone(1)

async function openPersonsAccount(tx: Tx, person: DemoPerson, openedAt: Date) {
  const { name, email, role, hash } = person
  const account = { id: newId(openedAt.getTime()), name, email }
  const isCustomer = role === 'customer'
  const isNew = await addAccount(tx, {
    ...account,
    role: isCustomer ? 'user' : 'tailor',
    phone: isCustomer ? samplePhone(1) : null,
    language: null,
    password_hash: hash,
    email_verified_at: openedAt,
    createdAt: openedAt,
  })
  return isNew ? account : undefined
}

/** The demo shop's collection, the first of the list the newest. */
async function fillDemoCollection(tx: Tx, { shopId, now }: { shopId: string; now: Date }) {
  for (const [place, said] of demoCollection.entries()) {
    const at = new Date(now.getTime() - place * 60_000)
    await insertItem(tx, { shopId, id: newId(at.getTime()), now: at }, await soundItem(tx, said))
  }
}

/** The demo shop's prices: what it took for each garment in its orders. */
async function priceDemoGarments(tx: Tx, { shopId, now }: { shopId: string; now: Date }) {
  const asked = demoOrders
    .flatMap(({ pieces }) => pieces)
    .map((piece) => [piece.garment, piece.priceMinor] as const)
  for (const [key, priceMinor] of new Map(asked)) {
    const garment = await garmentOf(tx, key)
    if (!garment) throw new Error(`the demo orders a garment nobody knows: ${key}`)
    const version = await nextVersion(tx, shopId)
    await writeGarment(tx, { shopId, now, garment: { ...garment, priceMinor, version } })
  }
}

/** The people and things the matrix is asked with: two shops, everyone who may send a request, and rows to ask for. */
import { staffRoles } from '@darzi/contract/access.ts'
import { transact } from '../db/transact.ts'
import type { Tx } from '../db/tx.ts'
import { aScan } from '../features/body-scans/scan-for-tests.ts'
import type { AppContext } from '../http/app-context.ts'
import { hashToken } from '../http/session-cookie.ts'
import { anOperator, putFactorInForce } from '../testing/an-operator.ts'
import { aMember, anAccount, aShop, signedIn } from '../testing/builders.ts'
import { Visitor } from '../testing/visitor.ts'
import { aBill } from './bill-for-matrix.ts'
import { aCalendar } from './calendar-for-matrix.ts'
import { aCollection } from './collection-for-matrix.ts'
import { aMeasuring } from './measuring-for-matrix.ts'
import { someNotifications } from './notifications-for-matrix.ts'
import { anOrder } from './orders-for-matrix.ts'
import { aStock } from './stock-for-matrix.ts'

/** A word that stands in every text of the first shop: no stranger's reply may hold it. */
export const secretWord = 'Zzmarigold'

export const visitors = [
  'nobody',
  'customer',
  'another customer',
  ...staffRoles,
  'owner of another shop',
  'admin',
  'operator without a second factor',
  'operator',
] as const
export type VisitorKind = (typeof visitors)[number]

export async function openWorld(app: AppContext) {
  const shop = await aShop(app, { name: `${secretWord} Tailors`, owner: { name: `${secretWord} Kaur` } })
  const other = await aShop(app, { name: 'Other Tailors' })
  const members = await Promise.all(
    staffRoles
      .filter((role) => role !== 'owner')
      .map(async (role) => [role, (await aMember(app, shop.id, { role })).account.id] as const),
  )
  const accounts: Record<Exclude<VisitorKind, 'nobody'>, string> = {
    manager: '',
    counter: '',
    cutter: '',
    stitcher: '',
    ...Object.fromEntries(members),
    owner: shop.owner.id,
    customer: (await anAccount(app)).id,
    'another customer': (await anAccount(app)).id,
    'owner of another shop': other.owner.id,
    admin: (await anAccount(app, { role: 'admin' })).id,
    'operator without a second factor': (await anOperator(app, { hasSecondFactor: false })).id,
    operator: (await anOperator(app)).id,
  }
  return {
    /** A new browser of this kind of visitor. */
    come: async (kind: VisitorKind) => {
      // A route before may have turned it off.
      if (kind === 'operator') await putFactorInForce(app, accounts.operator)
      return kind === 'nobody' ? new Visitor(app) : signedIn(app, accounts[kind])
    },
    /** All things anew, or those of them that are named and what they rest on; the others have no id. */
    things: (wanted?: ReadonlySet<string>) =>
      freshThings(app, { shopId: shop.id, ownerId: shop.owner.id, customer: accounts.customer }, wanted),
  }
}
export type World = Awaited<ReturnType<typeof openWorld>>

interface Owners {
  shopId: string
  ownerId: string
  customer: string
}

/** What is made together, by the names of its ids. */
const thingsOf = {
  book: ['customerId', 'otherId', 'personId', 'noteId', 'mergeId', 'photoId'],
  measuring: ['recordId', 'fieldId'],
  order: ['orderId', 'pieceId', 'stepId', 'orderPhotoId', 'paymentId', 'closingId', 'trackingToken'],
  collection: ['itemId', 'unlistedId'],
  stock: [
    'stockItemId',
    'stockPhotoId',
    'supplierId',
    'purchaseId',
    'purchaseLineId',
    'movementId',
    'stocktakeId',
  ],
  calendar: ['appointmentId', 'dayOffId'],
  bill: ['billId'],
  messages: ['failedNotificationId', 'chatId', 'pushDeviceId'],
  import: ['importId'],
  desk: ['viewId', 'invitationId', 'invitationToken'],
  member: ['memberId'],
  device: ['sessionId', 'scanId'],
} as const
type Group = keyof typeof thingsOf
type NamesOf<One extends Group> = (typeof thingsOf)[One][number]
export type Things = Record<NamesOf<Group> | 'shopId' | 'accountId', string> & { newId: () => string }

/** Of every thing an id that is none. */
export const noThings: Things = {
  ...(Object.fromEntries(
    Object.values(thingsOf).flatMap((names) => names.map((name) => [name, ''])),
  ) as Record<
    NamesOf<Group>, // each of its names is a key
    string
  >),
  shopId: '',
  accountId: '',
  newId: () => '',
}

/** Rows of the first shop nobody has touched yet, a device of its customer and what they measured with it. */
async function freshThings(
  app: AppContext,
  { shopId, ownerId, customer }: Owners,
  wanted?: ReadonlySet<string>,
): Promise<Things> {
  const { newId } = app
  const wants = (...groups: Group[]) =>
    !wanted || groups.some((group) => thingsOf[group].some((name) => wanted.has(name)))
  const rows = await transact(app.database.pool, { side: 'job', shopId }, async ({ tx }) => {
    const mine = await tx
      .selectFrom('members')
      .select('id')
      .where('account_id', '=', ownerId)
      .executeTakeFirstOrThrow()
    const given = { tx, shopId, memberId: mine.id, at: app.now(), newId, word: secretWord }
    const book = await aBook(given)
    const order = wants('order', 'calendar', 'bill')
      ? await anOrder({ ...given, ...book, fileId: book.photoId })
      : { orderId: '' }
    return {
      ...book,
      ...order,
      ...(wants('measuring') && (await aMeasuring(given, book.personId, secretWord))),
      ...(wants('collection') && (await aCollection({ ...given, photoId: book.photoId }))),
      ...(wants('stock') && (await aStock({ ...given, photoId: book.photoId }))),
      ...(wants('calendar') && (await aCalendar({ ...given, ...book, ...order }))),
      ...(wants('bill') && (await aBill({ ...given, ...order }))),
      ...(wants('messages') && (await someNotifications({ ...given, ...book }))),
      ...(wants('import') && (await anImport(given))),
      ...(wants('desk') && (await aDesk(given))),
    }
  })
  const stitcher = { role: 'stitcher', name: `${secretWord} Ali` } as const
  return {
    ...noThings,
    ...rows,
    ...(wants('device') && (await aDevice(app, customer))),
    ...(wants('member') && { memberId: (await aMember(app, shopId, stitcher)).id }),
    shopId,
    accountId: customer,
    newId,
  }
}

/** A device of the customer, and what they measured with one. */
async function aDevice(app: AppContext, customer: string) {
  const device = await signedIn(app, customer)
  const sessions = (await device.call('GET /api/sessions')).rows
  const sessionId = sessions.find((each) => each.isCurrent)?.id ?? ''
  const [kept] = (await device.call('GET /api/body-scans')).rows
  const scan = kept ?? (await device.call('POST /api/body-scans', { body: aScan({ id: app.newId() }) }))
  return { sessionId, scanId: scan.id }
}

interface Given {
  tx: Tx
  shopId: string
  memberId: string
  at: Date
  newId: () => string
}

/** Two customers; one with a photo, a family member, a note and a merge that was undone again. */
async function aBook({ tx, shopId, at, newId }: Given) {
  const of = { shop_id: shopId, created_at: at }
  const [customerId, otherId, photoId, personId, noteId, mergeId] = [
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
  ]
  const name = `${secretWord} Gill`
  const file = { kind: 'photo' as const, content_type: 'image/webp', bytes: 1, width: 1, height: 1 }
  await tx
    .insertInto('files')
    .values({ ...of, id: photoId, ...file })
    .execute()
  const number = Math.floor(Math.random() * 2e9)
  const book = { ...of, name, search_text: 'gill', updated_at: at }
  await tx
    .insertInto('customers')
    .values([
      { ...book, id: customerId, number, phone: '+919876500001', photo_id: photoId },
      { ...book, id: otherId, number: number + 1 },
    ])
    .execute()
  await tx
    .insertInto('persons')
    .values([
      { ...of, id: newId(), customer_id: customerId, name, is_customer: true },
      { ...of, id: newId(), customer_id: otherId, name, is_customer: true },
      { ...of, id: personId, customer_id: customerId, name: `${secretWord} Junior` },
    ])
    .execute()
  const text = `${secretWord} likes loose cuffs`
  await tx
    .insertInto('customer_notes')
    .values({ ...of, id: noteId, customer_id: customerId, text })
    .execute()
  const merge = { kept_id: customerId, gone_id: otherId, before: '{}', at, undone_at: at }
  await tx
    .insertInto('customer_merges')
    .values({ shop_id: shopId, id: mergeId, ...merge })
    .execute()
  return { customerId, otherId, photoId, personId, noteId, mergeId }
}

/** A file that was uploaded and not imported yet. */
async function anImport({ tx, shopId, memberId, at, newId }: Given) {
  const importId = newId()
  const columns = JSON.stringify([{ header: 'Name', samples: [secretWord] }])
  await tx
    .insertInto('customer_imports')
    .values({
      shop_id: shopId,
      id: importId,
      member_id: memberId,
      state: 'uploaded',
      source: 'csv',
      filename: `${secretWord}.csv`,
      columns,
      rows_total: 1,
      created_at: at,
    })
    .execute()
  const line = { import_id: importId, line: 1, cells: [`${secretWord} Row`] }
  await tx
    .insertInto('customer_import_rows')
    .values({ shop_id: shopId, ...line })
    .execute()
  return { importId }
}

/** A shared view, and an open invitation with its link. */
async function aDesk({ tx, shopId, memberId, at, newId }: Given) {
  const [viewId, invitationId, invitationToken] = [newId(), newId(), `token-${newId()}`]
  const of = { shop_id: shopId, created_at: at }
  const view = {
    feature: 'customers',
    name: `${secretWord} ${viewId}`,
    query: `q=${secretWord}`,
    is_shared: true,
  }
  await tx
    .insertInto('saved_views')
    .values({ ...of, id: viewId, member_id: memberId, ...view })
    .execute()
  await tx
    .insertInto('invitations')
    .values({
      ...of,
      id: invitationId,
      email: `${newId()}@example.test`,
      name: `${secretWord} Guest`,
      role: 'counter',
      token_hash: hashToken(invitationToken),
      invited_by: memberId,
      expires_at: new Date(at.getTime() + 3600_000),
    })
    .execute()
  return { viewId, invitationId, invitationToken }
}

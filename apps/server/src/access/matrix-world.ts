/** The people and things the matrix is asked with: two shops, everyone who may stand at the door, and rows to ask for. */
import { staffRoles } from '@darzi/contract/access.ts'
import { transact } from '../db/transact.ts'
import type { House } from '../http/house.ts'
import { hashToken } from '../http/session-cookie.ts'
import { aMember, anAccount, aShop, signedIn } from '../testing/builders.ts'
import { Visitor } from '../testing/visitor.ts'

/** A word that stands in every text of the first shop: no stranger's reply may hold it. */
export const secretWord = 'Zzmarigold'

export const visitors = [
  ...(['nobody', 'customer', 'another customer'] as const),
  ...staffRoles,
  ...(['owner of another shop', 'admin'] as const),
] as const
export type VisitorKind = (typeof visitors)[number]

export async function openWorld(house: House) {
  const shop = await aShop(house, { name: `${secretWord} Tailors`, owner: { name: `${secretWord} Kaur` } })
  const other = await aShop(house, { name: 'Other Tailors' })
  const members = await Promise.all(
    staffRoles
      .filter((role) => role !== 'owner')
      .map(async (role) => [role, (await aMember(house, shop.id, { role })).account.id] as const),
  )
  const accounts: Record<Exclude<VisitorKind, 'nobody'>, string> = {
    ...{ manager: '', counter: '', cutter: '', stitcher: '' },
    ...Object.fromEntries(members),
    owner: shop.owner.id,
    customer: (await anAccount(house)).id,
    'another customer': (await anAccount(house)).id,
    'owner of another shop': other.owner.id,
    admin: (await anAccount(house, { role: 'admin' })).id,
  }
  return {
    /** A new browser of this kind of visitor. */
    come: async (kind: VisitorKind) =>
      kind === 'nobody' ? new Visitor(house) : signedIn(house, accounts[kind]),
    things: () =>
      freshThings(house, { shopId: shop.id, ownerId: shop.owner.id, customer: accounts.customer }),
  }
}
export type World = Awaited<ReturnType<typeof openWorld>>

/** Rows of the first shop nobody has touched yet, and a device of its customer. */
async function freshThings(
  house: House,
  { shopId, ownerId, customer }: Record<'shopId' | 'ownerId' | 'customer', string>,
) {
  const { newId } = house
  const at = house.now()
  const row = () => ({ shop_id: shopId, id: newId() })
  const ids = {
    customer: row(),
    other: row(),
    gone: row(),
    person: row(),
    note: row(),
    merge: row(),
    import: row(),
  }
  const files = { photo: row(), view: row(), invitation: row() }
  const invitationToken = `token-${newId()}`
  const staff = await aMember(house, shopId, { role: 'stitcher', name: `${secretWord} Ali` })
  const number = Math.floor(Math.random() * 2e9)
  await transact(house.database.pool, { side: 'job', shopId }, async ({ tx }) => {
    const mine = await tx
      .selectFrom('members')
      .select('id')
      .where('account_id', '=', ownerId)
      .executeTakeFirstOrThrow()
    const book = { name: `${secretWord} Gill`, search_text: 'gill', created_at: at, updated_at: at }
    const file = {
      kind: 'photo' as const,
      content_type: 'image/webp',
      bytes: 1,
      width: 1,
      height: 1,
      created_at: at,
    }
    await tx
      .insertInto('files')
      .values({ ...files.photo, ...file })
      .execute()
    await tx
      .insertInto('customers')
      .values([
        { ...ids.customer, ...book, number, phone: '+919876500001', photo_id: files.photo.id },
        { ...ids.other, ...book, number: number + 1 },
      ])
      .execute()
    await tx
      .insertInto('customers')
      .values({ ...ids.gone, ...book, number: number + 2, state: 'merged', merged_into: ids.customer.id })
      .execute()
    const firstOf = (customer: string) => ({
      ...row(),
      customer_id: customer,
      name: `${secretWord} Gill`,
      is_customer: true,
      created_at: at,
    })
    const person = firstOf(ids.gone.id)
    await tx
      .insertInto('persons')
      .values([firstOf(ids.customer.id), firstOf(ids.other.id), person])
      .execute()
    const family = { customer_id: ids.customer.id, name: `${secretWord} Junior`, created_at: at }
    await tx
      .insertInto('persons')
      .values({ ...ids.person, ...family })
      .execute()
    const note = { customer_id: ids.customer.id, text: `${secretWord} likes loose cuffs`, created_at: at }
    await tx
      .insertInto('customer_notes')
      .values({ ...ids.note, ...note })
      .execute()
    const memory = { personIds: [person.id], noteIds: [], kept: untouched, customerPersonId: person.id }
    await tx
      .insertInto('customer_merges')
      .values({
        ...ids.merge,
        kept_id: ids.customer.id,
        gone_id: ids.gone.id,
        before: JSON.stringify(memory),
        at,
      })
      .execute()
    await tx
      .insertInto('customer_imports')
      .values({
        ...{
          ...ids.import,
          member_id: mine.id,
          state: 'uploaded',
          source: 'csv',
          filename: `${secretWord}.csv`,
        },
        ...{
          columns: JSON.stringify([{ header: 'Name', samples: [secretWord] }]),
          rows_total: 1,
          created_at: at,
        },
      })
      .execute()
    const cells = { import_id: ids.import.id, line: 1, cells: [`${secretWord} Row`] }
    await tx
      .insertInto('customer_import_rows')
      .values({ shop_id: shopId, ...cells })
      .execute()
    const view = {
      room: 'customers',
      name: `${secretWord} ${files.view.id}`,
      query: `q=${secretWord}`,
      created_at: at,
    }
    await tx
      .insertInto('saved_views')
      .values({ ...files.view, ...view, member_id: mine.id, is_shared: true })
      .execute()
    await tx
      .insertInto('invitations')
      .values({
        ...{
          ...files.invitation,
          email: `${newId()}@example.test`,
          name: `${secretWord} Guest`,
          role: 'counter',
        },
        ...{ token_hash: hashToken(invitationToken), invited_by: mine.id, created_at: at },
        expires_at: new Date(at.getTime() + 3600_000),
      })
      .execute()
  })
  const device = await signedIn(house, customer)
  const { rows } = await device.call('GET /api/sessions')
  return {
    ...{ customerId: ids.customer.id, otherId: ids.other.id, personId: ids.person.id, noteId: ids.note.id },
    ...{ mergeId: ids.merge.id, importId: ids.import.id, photoId: files.photo.id, viewId: files.view.id },
    ...{ invitationId: files.invitation.id, invitationToken, memberId: staff.id, newId },
    sessionId: rows.find((each) => each.isCurrent)?.id ?? '',
  }
}
export type Things = Awaited<ReturnType<typeof freshThings>>

const untouched = {
  ...{
    phone: '+919876500001',
    email: null,
    address: null,
    notes: null,
    bookNumber: null,
    tags: [],
    photoId: null,
  },
  ...{ earlierOrders: 0, earlierSpentMinor: 0, earlierLastOrderOn: null },
}

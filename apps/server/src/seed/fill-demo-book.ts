import { initials } from '@darzi/tailoring/names/initials.ts'
import type { Tx } from '../db/tx.ts'
import { announce } from '../events/announce.ts'
import { changeCustomer } from '../features/customers/change-store.ts'
import { insertCustomers, lockBook, type Pen } from '../features/customers/customer-store.ts'
import { customerPerson, insertPeople } from '../features/customers/people-store.ts'
import { insertPhoto } from '../features/customers/photo-store.ts'
import { dayIn } from '../features/shops/time-zone.ts'
import type { House } from '../http/house.ts'
import { newId } from '../ids.ts'
import { photoKey } from '../images/photo-key.ts'
import { type DemoCustomer, demoCustomers } from './demo-customers.ts'
import { archive, ownerOf, pinNote } from './demo-store.ts'
import { monogram } from './monogram.ts'

const dayMs = 24 * 3600_000
/** How many of the newest stand in the shop's timeline. */
const announced = 8

/** Writes the demo's customers into the book, each on their day, with family, notes, photos and the latest events; answers them. */
export async function fillDemoBook(house: House, tx: Tx, shopId: string) {
  const now = house.now()
  const owner = await ownerOf(tx, shopId)
  const customers = demoCustomers(dayIn('Asia/Kolkata', now)).map((each) => {
    const at = new Date(now.getTime() - each.daysAgo * dayMs)
    return { ...each, at, id: newId(at.getTime()) }
  })
  const penOn = (at: Date): Pen => ({ shopId, memberId: owner.id, now: at, newId: () => newId(at.getTime()) })
  let last = await lockBook(tx, shopId)
  for (const day of byDay(customers)) {
    const pen = penOn(day[0]?.at ?? now)
    await insertCustomers(tx, pen, day, last)
    await insertPeople(
      tx,
      pen,
      day.flatMap((customer) => householdOf(customer, pen)),
    )
    last += day.length
  }
  for (const customer of customers) {
    const pen = { ...penOn(customer.at), author: owner.name }
    if (customer.pinnedNote) await pinNote(tx, pen, { customerId: customer.id, text: customer.pinnedNote })
    if (customer.isArchived) await archive(tx, pen, customer.id)
  }
  await hangMonograms(
    house,
    tx,
    customers.filter(({ hasPhoto }) => hasPhoto).map((each) => ({ ...each, pen: penOn(each.at) })),
  )
  for (const { at, id, name } of customers.slice(-announced))
    await announce(
      tx,
      { shopId, memberId: owner.id, name: owner.name },
      { id: newId(at.getTime()), at, kind: 'customers.added', subject: { type: 'customer', id, name } },
    )
  return customers
}

type Placed = DemoCustomer & { at: Date; id: string }

/** Records of one day are written together; they come in order. */
function byDay(customers: Placed[]): Placed[][] {
  const days: Placed[][] = []
  for (const customer of customers) {
    const day = days.at(-1)
    if (day?.[0]?.daysAgo === customer.daysAgo) day.push(customer)
    else days.push([customer])
  }
  return days
}

function householdOf(customer: Placed, pen: Pen) {
  const family = customer.people.map((person) => ({
    ...person,
    id: pen.newId(),
    customerId: customer.id,
    isCustomer: false,
  }))
  return [customerPerson(customer, pen.newId()), ...family]
}

async function hangMonograms(house: House, tx: Tx, customers: (Placed & { pen: Pen })[]) {
  for (const [place, { id: customerId, name, pen }] of customers.entries()) {
    const picture = await monogram(initials(name), place)
    if ('refused' in picture) throw new Error(`a monogram is no picture: ${picture.because}`)
    const { full, thumb } = picture
    const id = pen.newId()
    const { width, height } = full
    const bytes = full.bytes.byteLength + thumb.bytes.byteLength
    await insertPhoto(tx, pen, { id, width, height, bytes })
    await house.files.put(photoKey({ shopId: pen.shopId, id, size: 'full' }), full.bytes, 'image/webp')
    await house.files.put(photoKey({ shopId: pen.shopId, id, size: 'thumb' }), thumb.bytes, 'image/webp')
    await changeCustomer(tx, { id: customerId, now: pen.now }, { photo_id: id })
  }
}

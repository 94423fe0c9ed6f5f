import { initials } from '@darzi/tailoring/names/initials.ts'
import type { Tx } from '../db/tx.ts'
import { publishEvent } from '../events/publish-event.ts'
import { changeCustomer } from '../features/customers/change-store.ts'
import { insertCustomers, lockBook, type WriteContext } from '../features/customers/customer-store.ts'
import { customerPerson, insertPeople } from '../features/customers/people-store.ts'
import { insertPhoto } from '../features/customers/photo-store.ts'
import { dayIn } from '../features/shops/time-zone.ts'
import type { AppContext } from '../http/app-context.ts'
import { newId } from '../ids.ts'
import { photoKey } from '../images/photo-key.ts'
import { type DemoCustomer, demoCustomers } from './demo-customers.ts'
import { archive, ownerOf, pinNote } from './demo-store.ts'
import { monogram } from './monogram.ts'

const dayMs = 24 * 3600_000
/** How many of the newest stand in the shop's timeline. */
const announced = 8

/** Writes the demo's customers into the book, each on their day, with family, notes, photos and the latest events; answers them. */
export async function fillDemoBook(app: AppContext, tx: Tx, shopId: string) {
  const now = app.now()
  const owner = await ownerOf(tx, shopId)
  const customers = demoCustomers(dayIn('Asia/Kolkata', now)).map((each) => {
    const at = new Date(now.getTime() - each.daysAgo * dayMs)
    return { ...each, at, id: newId(at.getTime()) }
  })
  const writeContextOn = (at: Date): WriteContext => ({
    shopId,
    memberId: owner.id,
    now: at,
    newId: () => newId(at.getTime()),
  })
  let last = await lockBook(tx, shopId)
  for (const day of byDay(customers)) {
    const writeContext = writeContextOn(day[0]?.at ?? now)
    await insertCustomers(tx, writeContext, day, last)
    await insertPeople(
      tx,
      writeContext,
      day.flatMap((customer) => householdOf(customer, writeContext)),
    )
    last += day.length
  }
  for (const customer of customers) {
    const writeContext = { ...writeContextOn(customer.at), author: owner.name }
    if (customer.pinnedNote)
      await pinNote(tx, writeContext, { customerId: customer.id, text: customer.pinnedNote })
    if (customer.isArchived) await archive(tx, writeContext, customer.id)
  }
  await hangMonograms(
    app,
    tx,
    customers
      .filter(({ hasPhoto }) => hasPhoto)
      .map((each) => ({ ...each, writeContext: writeContextOn(each.at) })),
  )
  for (const { at, id, name } of customers.slice(-announced))
    await publishEvent(
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

function householdOf(customer: Placed, writeContext: WriteContext) {
  const family = customer.people.map((person) => ({
    ...person,
    id: writeContext.newId(),
    customerId: customer.id,
    isCustomer: false,
  }))
  return [customerPerson(customer, writeContext.newId()), ...family]
}

async function hangMonograms(
  app: AppContext,
  tx: Tx,
  customers: (Placed & { writeContext: WriteContext })[],
) {
  for (const [place, { id: customerId, name, writeContext }] of customers.entries()) {
    const picture = await monogram(initials(name), place)
    if ('refused' in picture) throw new Error(`a monogram is no picture: ${picture.params}`)
    const { full, thumb } = picture
    const id = writeContext.newId()
    const { width, height } = full
    const bytes = full.bytes.byteLength + thumb.bytes.byteLength
    await insertPhoto(tx, writeContext, { id, width, height, bytes })
    await app.files.put(photoKey({ shopId: writeContext.shopId, id, size: 'full' }), full.bytes, 'image/webp')
    await app.files.put(
      photoKey({ shopId: writeContext.shopId, id, size: 'thumb' }),
      thumb.bytes,
      'image/webp',
    )
    await changeCustomer(tx, { id: customerId, now: writeContext.now }, { photo_id: id })
  }
}

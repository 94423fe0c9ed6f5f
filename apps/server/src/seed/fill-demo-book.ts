import { initials } from '@darzi/tailoring/names/initials.ts'
import sharp from 'sharp'
import type { Tx } from '../db/tx.ts'
import { publishEvent } from '../events/publish-event.ts'
import { changeCustomer } from '../features/customers/change-store.ts'
import { insertCustomers, lockBook, type WriteContext } from '../features/customers/customer-store.ts'
import { customerPerson, insertPeople } from '../features/customers/people-store.ts'
import { dayIn } from '../features/shops/time-zone.ts'
import type { AppContext } from '../http/app-context.ts'
import { newId } from '../ids.ts'
import { type Intake, intake } from '../images/intake.ts'
import { type DemoCustomer, demoCustomers } from './demo-customers.ts'
import { archive, ownerOf, pinNote } from './demo-store.ts'
import { storePicture } from './store-picture.ts'

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
    const id = await storePicture(app, tx, writeContext, await monogram(initials(name), place))
    await changeCustomer(tx, { id: customerId, now: writeContext.now }, { photo_id: id })
  }
}

/** Letters of 5 × 7 stitches, a row of five bits each, from the top. */
const letters: Record<string, readonly number[]> = {
  A: [14, 17, 17, 31, 17, 17, 17],
  B: [30, 17, 17, 30, 17, 17, 30],
  C: [14, 17, 16, 16, 16, 17, 14],
  D: [30, 17, 17, 17, 17, 17, 30],
  F: [31, 16, 16, 30, 16, 16, 16],
  G: [14, 17, 16, 23, 17, 17, 15],
  H: [17, 17, 17, 31, 17, 17, 17],
  I: [14, 4, 4, 4, 4, 4, 14],
  J: [7, 2, 2, 2, 2, 18, 12],
  K: [17, 18, 20, 24, 20, 18, 17],
  M: [17, 27, 21, 21, 17, 17, 17],
  N: [17, 25, 21, 19, 17, 17, 17],
  P: [30, 17, 17, 30, 16, 16, 16],
  R: [30, 17, 17, 30, 20, 18, 17],
  S: [15, 16, 16, 14, 1, 1, 30],
  V: [17, 17, 17, 17, 17, 10, 4],
  Y: [17, 17, 10, 4, 4, 4, 4],
}
const cloths = [
  [120, 53, 68],
  [42, 87, 97],
  [146, 99, 48],
  [74, 84, 56],
] as const
const thread = [246, 238, 224] as const
const stitchPx = 30
const wide = 15
const high = 15

/** A picture of two letters in cross-stitch on cloth: a demo shows no faces. */
async function monogram(initials: string, place: number): Promise<Intake> {
  const cloth = cloths[place % cloths.length] ?? cloths[0]
  const pixels = Buffer.alloc(wide * high * 3)
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++)
      pixels.set(isStitch(initials, { x, y }) ? thread : cloth, (y * wide + x) * 3)
  const image = sharp(pixels, { raw: { width: wide, height: high, channels: 3 } })
  const size = { width: wide * stitchPx, height: high * stitchPx, kernel: 'nearest' } as const
  return intake(await image.resize(size).png().toBuffer())
}

/** Two letters with a stitch between, in the middle of the cloth. */
function isStitch(initials: string, { x, y }: { x: number; y: number }): boolean {
  const at = x - 2
  const row = letters[initials[at < 6 ? 0 : 1] ?? '']?.[y - 4]
  const bit = at < 6 ? at : at - 6
  return row !== undefined && at >= 0 && bit < 5 && ((row >> (4 - bit)) & 1) === 1
}

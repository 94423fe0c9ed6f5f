/** What stands in the demo shop's book: sample content from a fixed seed, marked as a demo, dated around today. */
import { addDays } from '@darzi/tailoring/customers/days.ts'
import type { NewRecord } from '../features/customers/customer-store.ts'
import type { NewPerson } from '../features/customers/people-store.ts'
import { type Chance, chanceOf } from './chance.ts'
import { pinnedNotes, relations, streets, tagSets, towns } from './demo-sayings.ts'
import { type DrawnName, drawName } from './draw-name.ts'
import { familyNames } from './sample-names.ts'

export type Relative = Pick<NewPerson, 'name' | 'relation' | 'sizing' | 'birthYear'>
export interface DemoCustomer extends Omit<NewRecord, 'id' | 'people'> {
  /** How many days ago it was written into the book. */
  daysAgo: number
  people: Relative[]
  pinnedNote?: string
  isArchived: boolean
  hasPhoto: boolean
}

const customers = 120

/** The oldest first. `today` is the shop's day. */
export function demoCustomers(today: string): DemoCustomer[] {
  const chance = chanceOf(1947)
  const drawn = Array.from({ length: customers }, (_, place) => drawCustomer(chance, place, today))
  return [...drawn, ...writtenTwice(drawn), ashaVerma(today)].toSorted((a, b) => b.daysAgo - a.daysAgo)
}

function drawCustomer(chance: Chance, place: number, today: string): DemoCustomer {
  const family = chance.one(familyNames)
  const drawn = drawName(chance, family)
  const daysAgo = Math.round(420 * (1 - place / customers) ** 1.3) + 1
  return {
    name: drawn.name,
    phone: place % 24 === 7 ? null : samplePhone(10_000 + place * 601),
    email: chance.happens(0.3) ? `customer-${place}@example.test` : null,
    address: chance.happens(0.8)
      ? `${1 + chance.below(400)} ${chance.one(streets)}, ${chance.one(towns)}`
      : null,
    notes: null,
    bookNumber: place < 60 ? `A-${100 + place}` : null,
    tags: chance.happens(0.55) ? [...chance.one(tagSets)] : [],
    earlier: drawFigures(chance, { today, daysAgo }),
    people: chance.happens(0.4) ? drawFamily(chance, drawn, family) : [],
    pinnedNote: chance.happens(0.2) ? chance.one(pinnedNotes) : undefined,
    daysAgo,
    isArchived: place % 40 === 11,
    hasPhoto: drawn.script === 0 && place % 7 === 3,
  }
}

/** Some came this week, some this month, some years ago, some never ordered: every badge and filter has its people. */
function drawFigures(chance: Chance, { today, daysAgo }: { today: string; daysAgo: number }) {
  if (chance.happens(0.1)) return { orders: 0, spentMinor: 0, lastOrderDate: null }
  const reach = chance.one([7, 30, 90, 400])
  const orders = 1 + chance.below(chance.one([2, 4, 14]))
  const rupees = orders * (450 + 50 * chance.below(70))
  const lastOrderDate = addDays(today, -Math.min(daysAgo, chance.below(reach)))
  return { orders, spentMinor: rupees * 100, lastOrderDate }
}

function drawFamily(chance: Chance, { script }: DrawnName, family: (typeof familyNames)[number]): Relative[] {
  return Array.from({ length: 1 + chance.below(3) }, () => {
    const { sizing, name } = drawName(chance, family)
    const relation = chance.one(relations[sizing])
    return {
      name: name.replace(/ .*/, ''),
      relation: relation.written[script],
      sizing: relation.sizing,
      birthYear: relation.isChild ? 2010 + chance.below(9) : undefined,
    }
  })
}

/** Two customers stand in the book twice, under other spellings, as it happens at a counter. */
function writtenTwice(drawn: DemoCustomer[]): DemoCustomer[] {
  const originals = drawn.filter(({ phone, isArchived }) => phone && !isArchived)
  return originals.slice(20, 22).map((original) => ({
    ...original,
    name: original.name.split(' ')[0] ?? '',
    email: null,
    bookNumber: null,
    tags: [],
    people: [],
    earlier: { orders: 1, spentMinor: 180_000, lastOrderDate: original.earlier.lastOrderDate },
    daysAgo: 3,
    pinnedNote: undefined,
    hasPhoto: false,
  }))
}

/** The demo's customer sign-in is in the book too. */
function ashaVerma(today: string): DemoCustomer {
  return {
    name: 'Asha Verma',
    phone: samplePhone(1),
    email: 'customer@demo.darzi.test',
    address: '14 Sarabha Nagar, Ludhiana',
    notes: 'Prefers cotton.',
    bookNumber: null,
    tags: ['Regular'],
    earlier: { orders: 6, spentMinor: 1_485_000, lastOrderDate: addDays(today, -4) },
    people: [{ name: 'Kabir', relation: 'Son', sizing: 'boys', birthYear: 2016 }],
    pinnedNote: 'Side pockets on every kurta.',
    daysAgo: 200,
    isArchived: false,
    hasPhoto: true,
  }
}

/** Numbers of the sample kind everyone knows: 98765 and five digits. */
export const samplePhone = (last: number) => `+9198765${String(last % 100_000).padStart(5, '0')}`

import { addDays } from '@darzi/tailoring/customers/days.ts'
import { searchText } from '@darzi/tailoring/names/search-key.ts'
import { customerNumber } from '../features/customers/customer-number.ts'
import type { Chance } from './chance.ts'
import { pinnedNotes, streets, tagSets, towns } from './demo-sayings.ts'
import { drawName } from './draw-name.ts'

export interface BigCustomer {
  id: string
  personId: string
  number: number
  name: string
  /** One of the family, for every fifth customer. */
  relative: { id: string; name: string } | undefined
  pinnedNote: { id: string; text: string } | undefined
  searchText: string
  phone: string | null
  address: string | null
  tags: readonly string[]
  orders: number
  spentMinor: number
  lastOrderOn: string | null
  createdOn: string
}

interface Drawing {
  chance: Chance
  /** Numbers from here, so many. */
  from: number
  count: number
  today: string
}

const longestAgo = 1100

/** Customers of a shop that works: some ordered this week, most within the year, some never came back. */
export function drawBigCustomers({ chance, from, count, today }: Drawing): BigCustomer[] {
  return Array.from({ length: count }, (_, place) => {
    const number = from + place
    const name = drawName(chance).name
    const relative = number % 5 === 0 ? drawName(chance).name : undefined
    const phone = chance.happens(0.95) ? `+9198${digits(chance, 8)}` : null
    const createdAgo = 1 + Math.floor(longestAgo * (1 - chance.next() ** 2))
    const hasOrdered = chance.happens(0.85)
    const orders = hasOrdered ? 1 + Math.floor(12 * chance.next() ** 3) : 0
    const lastAgo = Math.floor(createdAgo * chance.next() ** 2)
    return {
      number,
      name,
      phone,
      id: drawId(chance, today, createdAgo),
      personId: drawId(chance, today, createdAgo),
      relative: relative ? { id: drawId(chance, today, createdAgo), name: relative } : undefined,
      pinnedNote: chance.happens(0.03)
        ? { id: drawId(chance, today, createdAgo), text: chance.one(pinnedNotes) }
        : undefined,
      searchText: quickSearchText(relative ? [name, relative] : [name], phone, number),
      address: chance.happens(0.7)
        ? `${1 + chance.below(400)} ${chance.one(streets)}, ${chance.one(towns)}`
        : null,
      tags: chance.happens(0.4) ? chance.one(tagSets) : [],
      orders,
      spentMinor: orders * (45_000 + 5_000 * chance.below(90)),
      lastOrderOn: hasOrdered ? addDays(today, -lastAgo) : null,
      createdOn: addDays(today, -createdAgo),
    }
  })
}

/** The texts of few thousand names, each worked out once. */
const nameTexts = new Map<string, string>()

/** What tailoring's searchText answers; its lines are independent of each other. */
function quickSearchText(names: string[], phone: string | null, number: number): string {
  const numbers = searchText({ names: [], phone: phone ?? undefined, number: customerNumber(number) })
  return [...new Set([...names.flatMap((name) => textOf(name).split('\n')), ...numbers.split('\n')])].join(
    '\n',
  )
}

function textOf(name: string): string {
  const known = nameTexts.get(name)
  if (known !== undefined) return known
  const text = searchText({ names: [name] })
  nameTexts.set(name, text)
  return text
}

const digits = (chance: Chance, count: number) => String(chance.below(10 ** count)).padStart(count, '0')
const hex = (chance: Chance, count: number) =>
  chance
    .below(16 ** count)
    .toString(16)
    .padStart(count, '0')

/** A UUID version 7 of that day, drawn from the seed. */
function drawId(chance: Chance, today: string, daysAgo: number): string {
  const at = Date.parse(today) - daysAgo * 86_400_000 + chance.below(86_400_000)
  const time = at.toString(16).padStart(12, '0')
  const variant = '89ab'[chance.below(4)]
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(chance, 3)}-${variant}${hex(chance, 3)}-${hex(chance, 6)}${hex(chance, 6)}`
}

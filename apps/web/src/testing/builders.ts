/** Rows as the server would send them; each fills in what a test does not say. */
import { shopActions } from '@darzi/contract/access.ts'
import type { Session } from '@darzi/contract/accounts.ts'
import type { ApiReply } from '@darzi/contract/api.ts'
import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import type { Customer, CustomerCard } from '@darzi/contract/customer-shapes.ts'
import type { Garment } from '@darzi/contract/garments.ts'
import type { Order, OrderCard } from '@darzi/contract/order-shapes.ts'
import type { Today, TodayOrder } from '@darzi/contract/today.ts'
import { schemeGrounds } from '@darzi/tailoring/fronts/colours.ts'
import { life } from '@darzi/tailoring/orders/life.ts'

let made = 0

/** An id nobody else in this test run has. */
export const anId = (): string => {
  made += 1
  return `01900000-0000-7000-8000-${made.toString(16).padStart(12, '0')}`
}

export function aSession(shop: Partial<NonNullable<Session['shop']>> = {}): Session {
  const shopId = anId()
  return {
    user: { id: anId(), name: 'Harpreet Kaur', email: 'owner@example.test', role: 'tailor', shopId },
    shop: {
      id: shopId,
      name: 'Noor Tailors',
      kind: 'tailor',
      currency: 'INR',
      timeZone: 'Asia/Kolkata',
      country: 'IN',
      isDemo: false,
      memberRole: 'owner',
      memberId: anId(),
      can: [...shopActions],
      ...shop,
    },
  }
}

export const aShop = (said: Partial<ApiReply<'GET /api/shop'>> = {}): ApiReply<'GET /api/shop'> => ({
  id: anId(),
  name: 'Noor Tailors',
  kind: 'tailor',
  country: 'IN',
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  isDemo: false,
  isSetUp: true,
  plan: { key: 'tailor_free', customers: 0 },
  ...said,
})

export function aCustomer(said: Partial<Customer> = {}): Customer {
  const { id = anId(), name = 'Asha Verma' } = said
  return {
    id,
    number: 'CUST-001',
    name,
    tags: [],
    persons: 1,
    totalOrders: 0,
    totalSpentMinor: 0,
    isArchived: false,
    createdAt: '2026-05-04T06:00:00.000Z',
    version: 1,
    can: { edit: true, archive: true, merge: true },
    people: [{ id: anId(), name, isCustomer: true }],
    noteList: [],
    earlier: { orders: 0, spentMinor: 0 },
    samePhone: [],
    merges: [],
    ...said,
  }
}

/** What the directory shows of a customer. */
export const cardOf = (customer: Customer): CustomerCard => customer

/** The directory's summary figures of these records. */
export const summaryOf = (customers: readonly Customer[]): ApiReply<'GET /api/customers/summary'> => ({
  total: customers.length,
  recent: 0,
  repeat: 0,
  inactive: 0,
  archived: 0,
  totalOrders: 0,
  totalSpentMinor: 0,
  tags: [],
})

export function anOrderCard(said: Partial<OrderCard> = {}): OrderCard {
  const customer = { id: anId(), name: 'Asha Verma', phone: '+919815011110', phoneShown: '98150 11110' }
  return {
    id: anId(),
    number: 'ORD-001',
    customer,
    pieces: [aPieceOf({ id: customer.id, name: customer.name, isCustomer: true })],
    state: 'approved',
    tailorState: 'pending',
    priority: 'medium',
    orderedOn: '2026-05-04',
    promisedOn: '2026-05-14',
    daysLeft: 7,
    isOverdue: false,
    currency: 'INR',
    totalMinor: 150_000,
    paidMinor: 0,
    balanceMinor: 150_000,
    createdAt: '2026-05-04T06:00:00.000Z',
    version: 1,
    can: {
      approve: false,
      begin: true,
      finish: true,
      deliver: false,
      cancel: true,
      rework: false,
      edit: true,
      pay: true,
      writeOff: true,
      discount: true,
      refund: false,
    },
    ...said,
  }
}

type CardPiece = OrderCard['pieces'][number]

export function aPieceOf(person: CardPiece['person'], said: Partial<CardPiece> = {}): CardPiece {
  return {
    id: anId(),
    position: 1,
    tag: 'ORD-001-1/1',
    garment: { key: 'shirt' },
    person,
    stages: ['received', 'cutting', 'delivery'].map((key) => ({ key })),
    stage: 0,
    state: 'waiting',
    isUrgent: false,
    priceMinor: 150_000,
    ...said,
  }
}

/** The order list's summary figures of these orders. */
export const orderSummaryOf = (orders: readonly OrderCard[]): ApiReply<'GET /api/orders/summary'> => ({
  total: orders.length,
  pending: orders.length,
  inProgress: 0,
  ready: 0,
  completed: 0,
  cancelled: 0,
  dueToday: 0,
  overdue: orders.filter(({ isOverdue }) => isOverdue).length,
  exceptions: 0,
  currency: 'INR',
  totalMinor: 0,
  balanceMinor: 0,
  giveBackMinor: 0,
})

/** Which acts a state leaves open to the owner, roughly as the server says. */
const ownersActs = (state: Order['state'], balanceMinor: number): Order['can'] => ({
  approve: state === 'pending',
  begin: state === 'approved',
  finish: state === 'in_progress',
  deliver: state === 'ready',
  cancel: true,
  rework: state === 'ready',
  edit: true,
  pay: balanceMinor > 0,
  writeOff: balanceMinor > 0,
  discount: true,
  refund: false,
})

/** An order of one shirt for ₹650, promised for the day of `aDay`. */
export function anOrder(said: Partial<Order> = {}): Order {
  const { state = 'in_progress', balanceMinor = 65_000 } = said
  const person = { id: anId(), name: 'Asha Verma', isCustomer: true }
  const piece = aPieceOf(person, {
    tag: 'ORD-001',
    priceMinor: 65_000,
    stage: state === 'ready' ? 2 : state === 'in_progress' ? 1 : 0,
    state: pieceStates[state],
  })
  const unsaid = { position: 1, styles: [], addOns: [], needs: [], missing: [], cutWithout: [], reworks: 0 }
  return {
    ...anOrderCard({
      state,
      tailorState: life[state].tailor,
      orderedOn: '2026-11-16',
      promisedOn: aDay,
      daysLeft: 0,
      totalMinor: 65_000,
      paidMinor: 65_000 - balanceMinor,
      balanceMinor,
      can: ownersActs(state, balanceMinor),
    }),
    piecesMinor: 65_000,
    rushMinor: 0,
    discountMinor: 0,
    writtenOffMinor: 0,
    taxMinor: 0,
    roundOffMinor: 0,
    givenOfKeptMinor: 0,
    source: 'counter',
    pinnedNotes: [],
    exceptions: [],
    photos: [],
    payments: [],
    trackingUrl: '/track/abc',
    ...said,
    pieces: said.pieces ?? [
      {
        ...piece,
        ...unsaid,
        stageSince: '2026-11-22T06:00:00.000Z',
        needsPhoto: false,
        can: { advance: true, back: false },
      },
    ],
  }
}

const pieceStates = {
  pending: 'waiting',
  approved: 'waiting',
  in_progress: 'working',
  ready: 'done',
  delivered: 'delivered',
  cancelled: 'cancelled',
} as const satisfies Record<Order['state'], CardPiece['state']>

export const aDay = '2026-11-23'

/** What is said of an order of the day. */
export type SaidToday = Partial<Order> & Partial<Pick<TodayOrder, 'readyOn' | 'isTried'>>

/** The day's answer with these orders. */
export const aToday = (
  orders: readonly SaidToday[] = [],
  said: Partial<NonNullable<Today['shop']>> = {},
): Today => ({
  today: aDay,
  shop: {
    hasOrders: true,
    orders: orders.map((order) => ({ ...anOrder(order), isTried: false, ...order })),
    unmeasured: [],
    more: [],
    ...said,
  },
  money: { currency: 'INR', methods: [], ready: 0, readyOwedMinor: 0 },
  stock: { low: 0, lowItems: [] },
  latest: [],
})

export const aGarment = (said: Partial<Garment> & Pick<Garment, 'key'>): Garment => ({
  isOwn: false,
  checks: [],
  sizing: 'anyone',
  isActive: true,
  priceMinor: 65_000,
  leadDays: 7,
  fields: [{ field: 'chest', isNeeded: true }],
  styles: [],
  addOns: [],
  stages: [],
  cloth: [],
  version: 0,
  ...said,
})

/** A garment of a shop's collection. */
export const anItem = (said: Partial<CollectionItem> = {}): CollectionItem => ({
  id: anId(),
  name: 'Oxford shirt',
  otherWords: {},
  category: 'tops',
  cut: 'shirt',
  garment: { key: 'shirt' },
  currency: 'INR',
  priceMinor: 150_000,
  sizes: [{ size: 'M', zonesMm: { chest: 1080 }, lengthMm: 760 }],
  isMadeToMeasure: true,
  styles: [],
  colours: [{ name: 'Indigo', hex: schemeGrounds.dark }],
  cloth: { kind: 'cotton', gramsPerSquareMetre: 130, stretchPercent: 2 },
  isListed: true,
  isRemoved: false,
  shop: { id: anId(), name: 'Noor Tailors', isDemo: false },
  version: 1,
  ...said,
})

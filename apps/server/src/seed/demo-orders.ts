/** What the demo shop has to sew: orders in every state, some late, some due today, some never fetched. */
import type { OrderState } from '@darzi/tailoring/orders/life.ts'

export interface DemoPiece {
  garment: string
  priceMinor: number
  notes?: string
  isUrgent?: boolean
  ownMetres?: number
}

export interface DemoOrder {
  /** Which of the demo's newest customers, by turns; 0 is Asha Verma. */
  customer: number
  takenDaysAgo: number
  /** Days from today: negative has passed. */
  promisedIn: number
  trialIn?: number
  to: OrderState
  /** Stages the first piece has gone, where the order is in work. */
  stage?: number
  priority?: 'high' | 'medium' | 'low'
  /** Share of the total that was paid so far. */
  paid: number
  method?: 'cash' | 'upi' | 'credit' | 'gpay'
  /** The cutter works on it. */
  isGiven?: boolean
  notes?: string
  pieces: DemoPiece[]
}

const kurta: DemoPiece = { garment: 'kurta', priceMinor: 95_000, ownMetres: 2.75 }
const pajama: DemoPiece = { garment: 'pajama', priceMinor: 45_000, ownMetres: 2.25 }
const shirt: DemoPiece = { garment: 'shirt', priceMinor: 75_000 }
const trousers: DemoPiece = { garment: 'trousers', priceMinor: 90_000 }
const suit: DemoPiece = { garment: 'suit', priceMinor: 850_000 }
const kameez: DemoPiece = { garment: 'kameez', priceMinor: 80_000, ownMetres: 2.5 }
const salwar: DemoPiece = { garment: 'salwar', priceMinor: 50_000, ownMetres: 2.5 }
const blouse: DemoPiece = { garment: 'saree_blouse', priceMinor: 65_000, ownMetres: 1 }
const lehenga: DemoPiece = { garment: 'lehenga_choli', priceMinor: 1_250_000 }
const sherwani: DemoPiece = { garment: 'sherwani', priceMinor: 1_450_000 }

/** Oldest first: their numbers follow their days. */
export const demoOrders: DemoOrder[] = [
  { customer: 1, takenDaysAgo: 62, promisedIn: -50, to: 'delivered', paid: 1, pieces: [shirt, trousers] },
  {
    customer: 2,
    takenDaysAgo: 55,
    promisedIn: -44,
    to: 'delivered',
    paid: 1,
    method: 'upi',
    pieces: [kameez, salwar],
  },
  {
    customer: 0,
    takenDaysAgo: 48,
    promisedIn: -40,
    to: 'delivered',
    paid: 1,
    method: 'gpay',
    pieces: [kurta, kurta, pajama],
  },
  {
    customer: 3,
    takenDaysAgo: 41,
    promisedIn: -27,
    to: 'delivered',
    paid: 1,
    method: 'credit',
    pieces: [suit],
  },
  {
    customer: 4,
    takenDaysAgo: 36,
    promisedIn: -28,
    to: 'cancelled',
    paid: 0,
    notes: 'Wedding moved to spring',
    pieces: [sherwani],
  },
  { customer: 5, takenDaysAgo: 30, promisedIn: -19, to: 'delivered', paid: 1, pieces: [blouse, blouse] },
  { customer: 6, takenDaysAgo: 24, promisedIn: -10, to: 'ready', paid: 0.5, pieces: [trousers, trousers] },
  {
    customer: 7,
    takenDaysAgo: 21,
    promisedIn: -3,
    trialIn: -6,
    to: 'in_progress',
    stage: 4,
    priority: 'high',
    paid: 0.4,
    isGiven: true,
    pieces: [{ ...lehenga, isUrgent: true }],
  },
  {
    customer: 1,
    takenDaysAgo: 16,
    promisedIn: -1,
    to: 'in_progress',
    stage: 3,
    paid: 0.3,
    isGiven: true,
    pieces: [shirt, shirt, trousers],
  },
  {
    customer: 8,
    takenDaysAgo: 14,
    promisedIn: 0,
    to: 'ready',
    paid: 0.5,
    method: 'upi',
    pieces: [kameez, salwar],
  },
  {
    customer: 0,
    takenDaysAgo: 12,
    promisedIn: 0,
    to: 'in_progress',
    stage: 4,
    priority: 'high',
    paid: 0.5,
    isGiven: true,
    pieces: [{ ...kurta, notes: 'Side pockets, ban collar' }, pajama],
  },
  { customer: 9, takenDaysAgo: 10, promisedIn: 2, to: 'ready', paid: 1, pieces: [waistcoatOf(120_000)] },
  {
    customer: 10,
    takenDaysAgo: 9,
    promisedIn: 3,
    trialIn: 1,
    to: 'in_progress',
    stage: 2,
    paid: 0.35,
    isGiven: true,
    pieces: [suit],
  },
  {
    customer: 11,
    takenDaysAgo: 7,
    promisedIn: 4,
    to: 'in_progress',
    stage: 2,
    paid: 0.5,
    pieces: [blouse, blouse, blouse],
  },
  {
    customer: 12,
    takenDaysAgo: 6,
    promisedIn: 5,
    to: 'in_progress',
    stage: 1,
    paid: 0,
    isGiven: true,
    pieces: [shirt],
  },
  { customer: 13, takenDaysAgo: 4, promisedIn: 8, to: 'approved', paid: 0.25, pieces: [kurta, pajama] },
  {
    customer: 14,
    takenDaysAgo: 3,
    promisedIn: 12,
    trialIn: 8,
    to: 'approved',
    priority: 'low',
    paid: 0.5,
    method: 'upi',
    pieces: [kameez, salwar, { ...kameez, notes: 'For her sister’s wedding' }],
  },
  {
    customer: 3,
    takenDaysAgo: 2,
    promisedIn: 18,
    trialIn: 12,
    to: 'approved',
    paid: 0.4,
    method: 'credit',
    notes: 'Groom: no delay',
    priority: 'high',
    pieces: [sherwani, waistcoatOf(180_000)],
  },
  {
    customer: 15,
    takenDaysAgo: 1,
    promisedIn: 7,
    to: 'approved',
    paid: 0,
    isGiven: true,
    pieces: [shirt, { ...shirt, isUrgent: true, notes: 'White, for Friday' }],
  },
  {
    customer: 16,
    takenDaysAgo: 1,
    promisedIn: 10,
    to: 'pending',
    paid: 0,
    notes: 'Sent from the shop’s form',
    pieces: [blouse],
  },
]

function waistcoatOf(priceMinor: number): DemoPiece {
  return { garment: 'waistcoat', priceMinor }
}

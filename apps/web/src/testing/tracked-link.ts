import type { TrackedLink } from '@darzi/contract/tracking.ts'

/** What the private link of a delivered order shows. */
export const aTrackedLink = (change: Partial<TrackedLink> = {}): TrackedLink => ({
  number: 'ORD-001',
  shop: { name: 'Noor Tailors' },
  customerName: 'Asha Verma',
  state: 'delivered',
  status: 'delivered',
  progress: 100,
  orderedOn: '2026-11-01',
  promisedOn: '2026-11-15',
  currency: 'INR',
  piecesMinor: 100_000,
  discountMinor: 0,
  writtenOffMinor: 0,
  taxMinor: 0,
  roundOffMinor: 0,
  totalMinor: 100_000,
  paidMinor: 100_000,
  balanceMinor: 0,
  awaitedMinor: 0,
  isPriced: true,
  pieces: [],
  steps: [],
  photos: [],
  can: { answerTrial: false },
  ...change,
})

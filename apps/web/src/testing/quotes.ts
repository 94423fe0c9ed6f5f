/** Quotes as tests of their screens need them. */
import type { Session } from '@darzi/contract/accounts.ts'
import type { Quote } from '@darzi/contract/quotes.ts'
import { anId } from './builders.ts'

/** A customer. */
export const session: Session = {
  user: { id: anId(), name: 'Asha Verma', email: 'asha@example.test', role: 'user' },
}

export const aQuote = (said: Partial<Quote> = {}): Quote => ({
  id: anId(),
  requestId: anId(),
  state: 'asked',
  isExpired: false,
  shop: { name: 'Noor Tailors', slug: 'noor' },
  customerName: 'Asha Verma',
  garment: 'kurta',
  currency: 'INR',
  unread: 0,
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
  words: 'Green, like this one',
  cloth: 'own',
  photos: [],
  version: 0,
  offers: [],
  can: [],
  ...said,
})

export const anOffer = {
  version: 1,
  priceMinor: 90_000,
  readyOn: '2026-12-10',
  validUntil: '2026-12-05',
  advanceMinor: 0,
  trialMinor: 0,
  remakeDays: 0,
  at: '2026-11-20T10:00:00Z',
}

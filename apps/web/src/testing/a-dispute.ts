import type { Dispute } from '@darzi/contract/disputes.ts'
import { anId } from './builders.ts'

/** Raised, and not answered yet. */
export const aDispute = (said: Partial<Dispute> = {}): Dispute => ({
  id: anId(),
  orderId: anId(),
  orderNumber: 'ORD-012',
  shop: 'Noor Tailors',
  customer: 'Meera Joshi',
  kind: 'fit',
  state: 'raised',
  raisedAt: '2026-11-20T08:00:00.000Z',
  answerBy: '2026-11-23T08:00:00.000Z',
  words: 'Too tight at the chest.',
  currency: 'INR',
  photos: [],
  can: [],
  ...said,
})

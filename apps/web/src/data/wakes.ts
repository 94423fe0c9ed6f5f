import type { LiveTopic } from '@darzi/contract/live.ts'

/**
 * Whose answers tell of what happens in a room, by the first word of their key: an order says its customer's name, a new
 * order the shop's days before the promise.
 */
const wakes: Record<LiveTopic, readonly string[]> = {
  customers: ['customers', 'orders', 'measurements'],
  /** A customer's figures and latest order stand in the book; what was sewn leads to suggestions. */
  orders: ['orders', 'customers', 'suggestions'],
  measurements: ['measurements', 'customers', 'suggestions'],
  /** What is sewn, measured for and asked for it. */
  garments: ['garments', 'orders', 'collection', 'suggestions'],
  /** Who has an order or a piece, by name. */
  staff: ['staff', 'orders'],
  /** Its currency and clock, its days before the promise, its ways to pay. */
  shops: ['shops', 'payments', 'orders', 'garments'],
  collection: ['collection'],
}

/** A room of a newer server has no screens here. */
export const wokenBy = (feature: string): readonly string[] => (isKnown(feature) ? wakes[feature] : [])

const isKnown = (feature: string): feature is LiveTopic => Object.hasOwn(wakes, feature)

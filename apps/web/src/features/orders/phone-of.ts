import type { OrderCard } from '@darzi/contract/order-shapes.ts'

/** The customer's number for a call or a message: digits only, with the plus it is written with. */
export function phoneOf({ customer }: Pick<OrderCard, 'customer'>): string | undefined {
  return customer.phoneShown?.replace(/[^\d+]/g, '')
}

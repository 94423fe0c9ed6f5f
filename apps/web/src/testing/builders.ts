/** Rows as the server would send them; each fills in what a test does not say. */
import { shopActions } from '@darzi/contract/access.ts'
import type { Session } from '@darzi/contract/accounts.ts'
import type { ApiReply } from '@darzi/contract/api.ts'
import type { Customer, CustomerCard } from '@darzi/contract/customer-shapes.ts'

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

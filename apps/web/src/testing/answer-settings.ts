import type { PlanStanding } from '@darzi/contract/plans.ts'
import { aShop } from './builders.ts'
import type { FakeApi } from './fake-api.ts'

const onFree: PlanStanding = {
  kind: 'tailor',
  plan: 'tailorFree',
  use: { customers: 0, ordersThisMonth: 0 },
  currency: 'INR',
  options: [],
  invoices: [],
  paysOnline: false,
}

/** All that the screen of settings asks for, of a shop on this plan that has set nothing yet. */
export const answerSettings = (api: FakeApi, plan = onFree) =>
  api
    .answer('GET /api/shop', aShop())
    .answer('GET /api/shop/plan', plan)
    .answer('GET /api/shop/blocked-words', { words: [] })
    .answer('GET /api/shop/photo-retention', {})
    .answer('GET /api/backups', {
      rows: [],
      schedule: { every: 'off', hasPassphrase: false, kept: 0 },
      isEmpty: false,
    })

import type { ApiReply } from '@darzi/contract/api.ts'

/** What the counter of a shop goes by that has set nothing yet. */
export const counterSettings = {
  slipSize: '80',
  bufferDays: 2,
  readyNeedsPhoto: false,
  methodsOff: [],
  rush: {},
} satisfies ApiReply<'GET /api/shop/counter'>

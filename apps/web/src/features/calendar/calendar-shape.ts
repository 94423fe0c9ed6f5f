import type { ApiReply } from '@darzi/contract/api.ts'

/** Some days, as the server tells them. */
export type Calendar = ApiReply<'GET /api/calendar'>

/** A place in the grid that was tapped, or dropped on. */
export interface Place {
  on: string
  minute: number
}

/** The colour of each state. */
export const toneOf = { booked: 'indigo', done: 'leaf', missed: 'thread', cancelled: 'plain' } as const

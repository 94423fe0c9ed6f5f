import type { ApiReply } from '@darzi/contract/api.ts'
import { aDay } from './builders.ts'

/** The calendar of one day on which the shop is open. */
export const aCalendarDay = (
  on: string = aDay,
  said: Partial<ApiReply<'GET /api/calendar'>> = {},
): ApiReply<'GET /api/calendar'> => ({
  timeZone: 'Asia/Kolkata',
  today: aDay,
  stepMinutes: 30,
  days: [{ on, spans: [{ from: 600, to: 1200 }], away: [] }],
  appointments: [],
  orderDays: [],
  members: [],
  ...said,
})

import { addDays } from '@darzi/tailoring/customers/days.ts'
import type { ReportKind } from './kind.ts'

const eveningHour = 20
const mondayHour = 9

/** In the evening, of the day. */
const dailyReport: ReportKind = {
  about: 'report',
  event: 'dailyReport',
  dueDays: ({ today, hour }) => (hour >= eveningHour ? { from: today, to: today, aheadDays: 1 } : undefined),
}

/** On Monday morning, of the week before. */
const weeklyReport: ReportKind = {
  about: 'report',
  event: 'weeklyReport',
  dueDays: ({ today, hour }) =>
    isMonday(today) && hour >= mondayHour
      ? { from: addDays(today, -7), to: addDays(today, -1), aheadDays: 7 }
      : undefined,
}

const isMonday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1

export const reportKinds = [dailyReport, weeklyReport]

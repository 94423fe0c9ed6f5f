import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../customers/days.ts'
import { type HourSpan, problemOfHours, usualHours, weekdays } from './hours.ts'
import { freeSlots, type Plan, slotAt } from './slots.ts'
import { instantOf, wallTimeOf } from './wall-clock.ts'

const zones = [
  'Asia/Kolkata',
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Cairo',
] as const
const always: HourSpan[] = weekdays.map((weekday) => ({ weekday, from: 0, to: 1440 }))

const aPlan = (said: Partial<Plan> = {}): Plan => ({
  timeZone: 'Asia/Kolkata',
  hours: usualHours,
  staff: [{ id: 'asha', isWoman: true }],
  daysOff: [],
  taken: [],
  notBefore: new Date(0),
  ...said,
})

const aZone = fc.constantFrom(...zones)
/** Any day of two years: every change of clocks of these zones is among them. */
const aDay = fc.integer({ min: 0, max: 730 }).map((days) => addDays('2026-01-01', days))
const aMinute = fc.integer({ min: 0, max: 1439 })
const someHours = fc
  .array(
    fc.record({
      weekday: fc.integer({ min: 1, max: 7 }),
      from: aMinute,
      to: fc.integer({ min: 1, max: 1440 }),
    }),
  )
  .map((spans) => spans.filter((span, at) => !problemOfHours(spans.slice(0, at + 1)) && span.from < span.to))
  .filter((spans) => !problemOfHours(spans))

test('a time of the shop’s clock leads to an instant at which that clock shows it, or is passed over', () => {
  fc.assert(
    fc.property(aZone, aDay, aMinute, (zone, on, minute) => {
      const at = instantOf({ on, minute }, zone)
      if (at) expect(wallTimeOf(at, zone)).toEqual({ on, minute })
    }),
    { numRuns: 500 },
  )
})

test('what the clock passes over in spring is never offered, and of what comes twice the first is', () => {
  const spring = { on: '2026-03-29', minute: 90 }
  expect(instantOf(spring, 'Europe/London')).toBeUndefined()
  expect(slotAt(aPlan({ timeZone: 'Europe/London', hours: always }), { ...spring, minutes: 15 })).toEqual({
    refused: 'calendar.noSuchTime',
  })
  expect(instantOf({ on: '2026-10-25', minute: 90 }, 'Europe/London')?.toISOString()).toBe(
    '2026-10-25T00:30:00.000Z',
  )
})

test('whatever the zone, the day and the hours: every slot offered is free, open, in its length, and none is offered twice', () => {
  fc.assert(
    fc.property(
      aZone,
      aDay,
      someHours,
      fc.constantFrom(15, 30, 45, 60),
      fc.constantFrom(15, 20, 30, 60),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 4 * 96 }), fc.integer({ min: 1, max: 8 })), {
        maxLength: 8,
      }),
      (timeZone, firstOn, hours, minutes, stepMinutes, busy) => {
        const from = instantOf({ on: firstOn, minute: 0 }, timeZone)?.getTime() ?? 0
        const taken = busy.map(([start, length]) => ({
          memberId: 'asha',
          startsAt: new Date(from + start * 900_000),
          endsAt: new Date(from + (start + length) * 900_000),
        }))
        const plan = aPlan({ timeZone, hours, taken })
        const slots = freeSlots(plan, { firstOn, days: 4, stepMinutes }, { minutes })
        expect(new Set(slots.map(({ startsAt }) => startsAt.getTime())).size).toBe(slots.length)
        for (const slot of slots) {
          expect(slot.endsAt.getTime() - slot.startsAt.getTime()).toBe(minutes * 60_000)
          expect(wallTimeOf(slot.startsAt, timeZone)).toEqual({ on: slot.on, minute: slot.minute })
          expect(taken.some((each) => each.startsAt < slot.endsAt && slot.startsAt < each.endsAt)).toBe(false)
          expect(slotAt(plan, { ...slot, minutes })).toEqual({ ok: true, slot })
          const end = wallTimeOf(new Date(slot.endsAt.getTime() - 1), timeZone)
          expect(hours.some(({ from: opens, to }) => opens <= slot.minute && end.minute < to)).toBe(true)
        }
      },
    ),
    { numRuns: 200 },
  )
})

test('a shop open all day has as many hours of slots as the day has hours, on the days the clocks change too', () => {
  const hoursOf = (on: string) =>
    freeSlots(
      aPlan({ timeZone: 'Europe/London', hours: always }),
      { firstOn: on, days: 1, stepMinutes: 60 },
      { minutes: 60 },
    ).length
  expect([hoursOf('2026-03-28'), hoursOf('2026-03-29'), hoursOf('2026-10-26')]).toEqual([24, 23, 24])
})

const at = { on: '2026-11-23', minute: 660, minutes: 30 }

test('it says the first reason why not', () => {
  const none = { ...at, minute: 540 }
  expect(slotAt(aPlan(), none)).toEqual({ refused: 'calendar.closed' })
  expect(slotAt(aPlan({ notBefore: new Date('2027-01-01') }), at)).toEqual({ refused: 'calendar.past' })
  expect(slotAt(aPlan(), { ...at, minute: 1185 })).toEqual({ refused: 'calendar.closed' })
  const off = { firstOn: '2026-11-22', lastOn: '2026-11-23' }
  expect(slotAt(aPlan({ daysOff: [off] }), at)).toEqual({ refused: 'calendar.closed' })
  expect(slotAt(aPlan({ daysOff: [{ ...off, memberId: 'asha' }] }), at)).toEqual({ refused: 'calendar.away' })
  const morning = [{ weekday: 1, from: 600, to: 660 }]
  expect(slotAt(aPlan({ staff: [{ id: 'asha', isWoman: true, hours: morning }] }), at)).toEqual({
    refused: 'calendar.away',
  })
  const men = [{ id: 'bilal', isWoman: false }]
  expect(slotAt(aPlan({ staff: men }), { ...at, wantsWoman: true })).toEqual({ refused: 'calendar.nobody' })
  const startsAt = new Date('2026-11-23T05:45:00Z')
  const taken = [{ memberId: 'asha', startsAt, endsAt: new Date('2026-11-23T06:15:00Z') }]
  expect(slotAt(aPlan({ taken }), at)).toEqual({ refused: 'calendar.taken' })
})

test('who knows the garment comes first, then who has the least to do that day', () => {
  const staff = ['asha', 'bilal', 'chand'].map((id) => ({ id, isWoman: false }))
  const one = { startsAt: new Date('2026-11-23T08:00:00Z'), endsAt: new Date('2026-11-23T08:30:00Z') }
  const taken = [{ memberId: 'asha', ...one }]
  const order = (said: Partial<Plan>, garment?: string) => {
    const found = slotAt(aPlan({ staff, taken, ...said }), { ...at, garment })
    return 'ok' in found ? found.slot.memberIds : found
  }
  expect(order({})).toEqual(['bilal', 'chand', 'asha'])
  const skilled = staff.map((each) => (each.id === 'asha' ? { ...each, garments: ['suit'] } : each))
  expect(order({ staff: skilled }, 'suit')).toEqual(['asha', 'bilal', 'chand'])
})

test('hours that overlap or end before they begin are named with their day', () => {
  const span = (weekday: number, from: number, to: number) => ({ weekday, from, to })
  expect(problemOfHours([span(1, 600, 780), span(1, 840, 1200), span(2, 600, 1440)])).toBeUndefined()
  expect(problemOfHours([span(1, 600, 780), span(1, 780, 1200)])).toBeUndefined()
  expect(problemOfHours([span(1, 600, 780), span(1, 779, 1200)])).toMatchObject({
    at: 1,
    code: 'calendar.hoursOverlap',
  })
  expect(problemOfHours([span(3, 600, 600)])).toMatchObject({ code: 'calendar.hoursTurned', weekday: 3 })
})

/** The shop's clock and the instants behind it. All arithmetic with zones is luxon's. */
import { DateTime } from 'luxon'

/** A moment as the clock on the shop's wall shows it. */
export interface WallTime {
  /** YYYY-MM-DD */
  on: string
  /** Minutes after midnight, as the clock reads; 1440 is the midnight that ends the day. */
  minute: number
}

/**
 * The instant of a time of the wall; undefined when the clock passes over it in spring. Of a time that comes twice in autumn, the
 * first.
 */
export function instantOf({ on, minute }: WallTime, zone: string): Date | undefined {
  if (minute === 1440) return DateTime.fromISO(on, { zone }).plus({ days: 1 }).startOf('day').toJSDate()
  const [hour, rest] = [Math.floor(minute / 60), minute % 60]
  const at = DateTime.fromISO(on, { zone }).set({ hour, minute: rest })
  if (!at.isValid || at.hour !== hour || at.minute !== rest || at.toISODate() !== on) return undefined
  const [first = at] = at.getPossibleOffsets()
  return first.toJSDate()
}

/** The first instant at or after a time of the wall, also where the clock passes over it. */
export function instantFrom({ on, minute }: WallTime, zone: string): Date {
  for (let at = minute; at < 1440; at++) {
    const instant = instantOf({ on, minute: at }, zone)
    if (instant) return instant
  }
  return instantOf({ on, minute: 1440 }, zone) ?? new Date(Number.NaN)
}

export function wallTimeOf(instant: Date, zone: string): WallTime {
  const at = DateTime.fromJSDate(instant, { zone })
  return { on: at.toISODate() ?? '', minute: at.hour * 60 + at.minute }
}

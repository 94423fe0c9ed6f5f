/** Arithmetic on ISO days (YYYY-MM-DD), counted in UTC so that no daylight-saving change can add or lose one. */
const msPerDay = 86_400_000

/** Days from `dayA` to `dayB`: positive when `dayB` is later. Throws a RangeError on text that is not a day. */
export function daysBetween(dayA: string, dayB: string): number {
  return dayNumber(dayB) - dayNumber(dayA)
}

export function addDays(day: string, days: number): string {
  return new Date((dayNumber(day) + days) * msPerDay).toISOString().slice(0, 10)
}

/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: string): number => ((dayNumber(day) + 3) % 7) + 1

/** Whether such a day is in the calendar: 30 February and the month 13 are not. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

function dayNumber(day: string): number {
  if (!isDay(day)) throw new RangeError(`not a calendar day: ${day}`)
  return Date.parse(`${day}T00:00:00Z`) / msPerDay
}

/** Whether the program knows this IANA time zone. */
export function isTimeZone(name: string | undefined): name is string {
  if (!name) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The calendar day (YYYY-MM-DD) it is in this zone. */
export const dayIn = (timeZone: string, now: Date): string => calendarOf(timeZone).format(now)

/** Making a formatter costs more than a hundred uses of it; zones are few. */
const calendars = new Map<string, Intl.DateTimeFormat>()

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone)
  if (known) return known
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, ...parts })
  calendars.set(timeZone, calendar)
  return calendar
}

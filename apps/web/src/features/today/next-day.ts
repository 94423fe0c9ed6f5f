const dayMs = 86_400_000

/** How long until it is the next day in this zone, by its clock of now; a second later, so that the day has begun. */
export function msToNextDay(timeZone: string, now: Date): number {
  const parts = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const
  const told = new Intl.DateTimeFormat('en-GB', { timeZone, ...parts }).formatToParts(now)
  const [hours = 0, minutes = 0, seconds = 0] = told.flatMap(({ type, value }) =>
    type === 'literal' ? [] : [Number(value)],
  )
  return dayMs - ((hours * 60 + minutes) * 60 + seconds) * 1000 + 1000
}

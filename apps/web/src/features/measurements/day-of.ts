/** The calendar day (YYYY-MM-DD) of an instant in a time zone. */
export function dayOf(at: string, timeZone: string | undefined): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  return new Intl.DateTimeFormat('en-CA', { timeZone, ...parts }).format(new Date(at))
}

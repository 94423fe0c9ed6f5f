import { useSession } from './session.ts'

/** The calendar day (YYYY-MM-DD) of an instant in a time zone. */
export function dayIn(timeZone: string | undefined, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** Today at the shop, which may be another day than on this device. */
export function useShopDay(): string {
  const { shop } = useSession()
  return dayIn(shop?.timeZone, new Date())
}

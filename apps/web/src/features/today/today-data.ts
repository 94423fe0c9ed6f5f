/** Today: the first screen of a shop's people, what they have to do now. One answer of the server fills it, and live updates keep it. */
import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { todayKey } from '../../data/order-cache.ts'
import { useSession } from '../../data/session.ts'
import { msToNextDay } from './next-day.ts'

const hourMs = 3600_000

/** What there is to do; when the shop's day ends, it is asked for anew. */
export function useToday() {
  const timeZone = useSession().shop?.timeZone
  return useQuery({
    queryKey: todayKey,
    queryFn: ({ signal }) => call('GET /api/today', undefined, { signal }),
    // By the hour at most: a day on which the clocks change is not over when it seems to be.
    refetchInterval: () => (timeZone ? Math.min(hourMs, msToNextDay(timeZone, new Date())) : false),
  })
}

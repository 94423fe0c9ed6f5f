import { addDays, isDay, weekdayOf } from '@darzi/tailoring/customers/days.ts'
import { useSearchParams } from 'react-router'
import { useShopDay } from '../../data/shop-day.ts'
import { useIsDesk } from '../../shell/use-is-desk.ts'

export const views = ['day', 'week', 'list'] as const
export type View = (typeof views)[number]

const daysOf: Record<View, number> = { day: 1, week: 7, list: 14 }

/** What the calendar shows stands in the address: the view, the day, whose. A week has room on a desk only. */
export function useCalendarAddress() {
  const [search, setSearch] = useSearchParams()
  const today = useShopDay()
  const isDesk = useIsDesk()
  const offered: readonly View[] = isDesk ? views : ['day', 'list']
  const view = offered.find((each) => each === search.get('view')) ?? (isDesk ? 'week' : 'day')
  const asked = search.get('on') ?? ''
  const on = isDay(asked) ? asked : today
  const from = view === 'week' ? addDays(on, 1 - weekdayOf(on)) : on
  const days = daysOf[view]
  const member = search.get('member') ?? ''

  function change(part: { view?: View; on?: string; member?: string }) {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(part))
      if (value) next.set(name, value)
      else next.delete(name)
    setSearch(next, { preventScrollReset: true })
  }
  const step = (direction: 1 | -1) => change({ on: addDays(on, direction * days) })
  return { view, offered, on, from, days, member, today, change, step }
}

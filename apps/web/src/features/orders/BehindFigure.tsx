import { writeDay } from '@darzi/words/formats.ts'
import { writeTime } from '@darzi/words/times.ts'
import { X } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useLanguage, useT } from '../../words/use-t.ts'
import { useGarments } from './counter-queries.ts'
import { type OrderListQuery, orderList } from './order-list.ts'

const parts = ['by', 'from', 'to', 'promise', 'garment', 'cause', 'hour', 'weekday'] as const

/** Whether the list was opened from a figure, and shows the orders behind it. */
export const isBehindFigure = (query: OrderListQuery) =>
  parts.some((part) => query[part] !== orderList.usual[part])

interface Props {
  query: OrderListQuery
  onChange: (part: Partial<OrderListQuery>) => void
}

/** Says which orders stand behind the figure the list was opened from, and gives all of them back. */
export function BehindFigure(props: Props) {
  return isBehindFigure(props.query) && <Said {...props} />
}

function Said({ query, onChange }: Props) {
  const t = useT()
  const language = useLanguage()
  const { garments } = useGarments()
  const { by, from, to, promise, garment, cause, hour, weekday } = query
  const day = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? writeDay(text, language) : text)
  const days = daysSaid()
  function daysSaid() {
    if (from === to) return day(from)
    if (!from) return t('orders.by.until', { to: day(to) })
    if (!to) return t('orders.by.since', { from: day(from) })
    return t('orders.by.days', { from: day(from), to: day(to) })
  }
  const said = [
    by !== 'all' && `${t(`orders.by.${by}`)} ${days}`,
    promise !== 'all' && t(`orders.promise.${promise}`),
    garment && garmentName(t, { key: garment, name: garments.find(({ key }) => key === garment)?.name }),
    cause && t(`orders.by.cause.${cause}`),
    hour &&
      t('orders.by.hour', { from: writeTime(Number(hour) * 60), to: writeTime(Number(hour) * 60 + 60) }),
    weekday && t(`orders.by.weekday.${weekday}`),
  ].filter(Boolean)
  const usual = Object.fromEntries(parts.map((part) => [part, orderList.usual[part]]))
  return (
    <Button
      kind="plain"
      icon={<X size={18} aria-hidden="true" />}
      aria-label={t('orders.by.clear', { what: said.join(', ') })}
      onClick={() => onChange(usual)}
    >
      {said.join(' · ')}
    </Button>
  )
}

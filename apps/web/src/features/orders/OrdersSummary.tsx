import { writeMoney, writeNumber } from '@darzi/words/formats.ts'
import { FigureStrip } from '../../kits/list/FigureStrip.tsx'
import { links } from '../../links.ts'
import { useT } from '../../words/use-t.ts'
import type { useOrderSummary } from './order-queries.ts'

export type Summary = NonNullable<ReturnType<typeof useOrderSummary>['data']>

/** All orders in figures; undefined while they come. */
export function OrdersSummary({ summary }: { summary?: Summary }) {
  const t = useT()
  const label = t('orders.summary.label')
  if (!summary) return <FigureStrip label={label} />
  const { currency, giveBackMinor } = summary
  const figures = [
    { key: 'total', value: writeNumber(summary.total), isCounted: true },
    { key: 'dueToday', value: writeNumber(summary.dueToday), isCounted: true },
    {
      key: 'overdue',
      value: writeNumber(summary.overdue),
      isLate: summary.overdue > 0,
      isCounted: true,
    },
    ...(summary.exceptions > 0
      ? [
          {
            key: 'exceptions',
            value: writeNumber(summary.exceptions),
            isCounted: true,
            to: links.orders({ exceptions: 'month' }),
          },
        ]
      : []),
    { key: 'value', value: writeMoney(summary.totalMinor, currency) },
    { key: 'balance', value: writeMoney(summary.balanceMinor, currency) },
    ...(giveBackMinor > 0 ? [{ key: 'giveBack', value: writeMoney(giveBackMinor, currency) }] : []),
  ]
  return (
    <FigureStrip
      label={label}
      figures={figures.map((figure) => ({ ...figure, label: t(`orders.summary.${figure.key}`) }))}
    />
  )
}

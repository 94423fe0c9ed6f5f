import { writeMoney, writeNumber } from '@darzi/words/formats.ts'
import { useSession } from '../../data/session.ts'
import { FigureStrip } from '../../kits/list/FigureStrip.tsx'
import { useT } from '../../words/use-t.ts'
import type { useSummary } from './customer-queries.ts'

export type Summary = NonNullable<ReturnType<typeof useSummary>['data']>

/** The whole book in figures; undefined while they come. */
export function DirectorySummary({ summary }: { summary?: Summary }) {
  const t = useT()
  const { shop } = useSession()
  const label = t('customers.summary.label')
  if (!summary) return <FigureStrip label={label} />
  const counted = (['total', 'recent', 'repeat'] as const).map((key) => ({
    key,
    value: writeNumber(summary[key]),
    isCounted: true,
  }))
  const figures = [
    ...counted,
    { key: 'orders', value: writeNumber(summary.totalOrders) },
    ...(shop ? [{ key: 'spent', value: writeMoney(summary.totalSpentMinor, shop.currency) }] : []),
  ]
  return (
    <FigureStrip
      label={label}
      figures={figures.map((figure) => ({ ...figure, label: t(`customers.summary.${figure.key}`) }))}
    />
  )
}

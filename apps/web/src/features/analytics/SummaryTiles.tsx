import type { Analytics, Compared } from '@darzi/contract/analytics.ts'
import { averageMinor } from '@darzi/tailoring/analytics/rates.ts'
import { writeMoney, writeNumber } from '@darzi/words/formats.ts'
import { Link } from 'react-router'
import { StatTile, StatTiles } from '../../ui/StatTile.tsx'
import { useT } from '../../words/use-t.ts'
import { behind } from './behind.ts'
import { ChangeText } from './ChangeText.tsx'

/** The span in a few figures, each against the span before and with the way to its rows. */
export function SummaryTiles({ figures }: { figures: Analytics }) {
  const t = useT()
  const { now, currency, orders, cancelled, revenueMinor, orderedMinor, newCustomers } = figures
  const average = (when: keyof Compared) =>
    averageMinor(orderedMinor[when], orders[when] - cancelled[when]) ?? 0
  const money = (minor: number) => writeMoney(minor, currency)
  const tiles = [
    { key: 'revenue', told: revenueMinor, value: money(revenueMinor.now), to: behind.paid(now) },
    { key: 'orders', told: orders, value: writeNumber(orders.now), to: behind.ordered(now) },
    { key: 'orderValue', told: orderedMinor, value: money(orderedMinor.now), to: behind.ordered(now) },
    {
      key: 'average',
      told: { now: average('now'), before: average('before') },
      value: orders.now > cancelled.now ? money(average('now')) : t('analytics.work.nothing'),
      to: behind.ordered(now),
    },
    {
      key: 'newCustomers',
      told: newCustomers,
      value: writeNumber(newCustomers.now),
      to: behind.newCustomers(now),
    },
    {
      key: 'cancelled',
      told: cancelled,
      value: writeNumber(cancelled.now),
      to: behind.ordered(now, { status: 'cancelled' }),
    },
  ]
  return (
    <StatTiles label={t('analytics.summary.label')}>
      {tiles.map(({ key, told, value, to }) => (
        <StatTile key={key} label={t(`analytics.summary.${key}`)} note={<ChangeText told={told} />}>
          <Link to={to}>{value}</Link>
        </StatTile>
      ))}
    </StatTiles>
  )
}

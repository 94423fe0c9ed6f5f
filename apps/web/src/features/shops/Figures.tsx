import { writeNumber } from '@darzi/words/formats.ts'
import { StatTile, StatTiles } from '../../ui/StatTile.tsx'
import { useT } from '../../words/use-t.ts'
import type { Dashboard } from './dashboard-data.ts'

/** The shop's customers in figures, as the server counted them just now. */
export function Figures({ dashboard: { customers } }: { dashboard: Dashboard }) {
  const t = useT()
  return (
    <StatTiles label={t('shops.dashboard.figures')}>
      <StatTile
        label={t('shops.dashboard.customers')}
        note={t('shops.dashboard.addedThisWeek', { count: customers.addedThisWeek })}
      >
        {writeNumber(customers.total)}
      </StatTile>
      <StatTile label={t('shops.dashboard.recent')}>{writeNumber(customers.recent)}</StatTile>
      <StatTile label={t('shops.dashboard.repeat')}>{writeNumber(customers.repeat)}</StatTile>
      <StatTile label={t('shops.dashboard.inactive')}>{writeNumber(customers.inactive)}</StatTile>
      {customers.withoutPhone > 0 && (
        <StatTile label={t('shops.dashboard.withoutPhone')}>{writeNumber(customers.withoutPhone)}</StatTile>
      )}
    </StatTiles>
  )
}

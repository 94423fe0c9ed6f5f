import { writeNumber } from '@darzi/words/formats.ts'
import { StatTile, StatTiles } from '../../ui/StatTile.tsx'
import { useSay } from '../../words/use-say.ts'
import type { Dashboard } from './dashboard-data.ts'

/** The shop's customers in figures, as the server counted them just now. */
export function Figures({ dashboard: { customers } }: { dashboard: Dashboard }) {
  const say = useSay()
  return (
    <StatTiles label={say('shops.dashboard.figures')}>
      <StatTile
        label={say('shops.dashboard.customers')}
        note={say('shops.dashboard.addedThisWeek', { count: customers.addedThisWeek })}
      >
        {writeNumber(customers.total)}
      </StatTile>
      <StatTile label={say('shops.dashboard.recent')}>{writeNumber(customers.recent)}</StatTile>
      <StatTile label={say('shops.dashboard.repeat')}>{writeNumber(customers.repeat)}</StatTile>
      <StatTile label={say('shops.dashboard.inactive')}>{writeNumber(customers.inactive)}</StatTile>
      {customers.withoutPhone > 0 && (
        <StatTile label={say('shops.dashboard.withoutPhone')}>{writeNumber(customers.withoutPhone)}</StatTile>
      )}
    </StatTiles>
  )
}

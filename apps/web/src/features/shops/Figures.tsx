import { writeNumber } from '@darzi/words/formats.ts'
import { StatTile, StatTiles } from '../../ui/StatTile.tsx'
import { useLanguage, useSay } from '../../words/use-say.ts'
import type { Dashboard } from './dashboard-data.ts'

/** The shop's customers in figures, as the server counted them just now. */
export function Figures({ dashboard: { customers } }: { dashboard: Dashboard }) {
  const say = useSay()
  const language = useLanguage()
  const shown = (count: number) => writeNumber(count, language)
  return (
    <StatTiles label={say('shops.dashboard.figures')}>
      <StatTile
        label={say('shops.dashboard.customers')}
        note={say('shops.dashboard.addedThisWeek', { count: customers.addedThisWeek })}
      >
        {shown(customers.total)}
      </StatTile>
      <StatTile label={say('shops.dashboard.recent')}>{shown(customers.recent)}</StatTile>
      <StatTile label={say('shops.dashboard.repeat')}>{shown(customers.repeat)}</StatTile>
      <StatTile label={say('shops.dashboard.inactive')}>{shown(customers.inactive)}</StatTile>
      {customers.withoutPhone > 0 && (
        <StatTile label={say('shops.dashboard.withoutPhone')}>{shown(customers.withoutPhone)}</StatTile>
      )}
    </StatTiles>
  )
}

import { useListQuery } from '../../kits/list/define-list.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useT } from '../../words/use-t.ts'
import { figuresQuery, shows, useFigures } from './analytics-data.ts'
import { CustomerFigures } from './CustomerFigures.tsx'
import styles from './Figures.module.css'
import { MoneyFigures } from './MoneyFigures.tsx'
import { RangeBar } from './RangeBar.tsx'
import { SalesFigures } from './SalesFigures.tsx'
import { SummaryTiles } from './SummaryTiles.tsx'
import { WorkFigures } from './WorkFigures.tsx'

const parts = { sales: SalesFigures, customers: CustomerFigures, work: WorkFigures, money: MoneyFigures }

/** How the shop does in the days the address names. */
export function Figures() {
  const t = useT()
  const { query, change } = useListQuery(figuresQuery)
  const { data, error, refetch } = useFigures(query)
  const Part = parts[query.show]
  return (
    <div className={styles.page}>
      <RangeBar query={query} figures={error ? undefined : data} onChange={change} />
      {error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={4} rowHeight={160} />}
      {data && !error && (
        <>
          <SummaryTiles figures={data} />
          <Tabs
            label={t('analytics.tab.label')}
            tabs={shows.map((key) => ({ key, label: t(`analytics.tab.${key}`) }))}
            open={query.show}
            onOpen={(show) => change({ show })}
          >
            <div className={styles.cards}>
              <Part figures={data} />
            </div>
          </Tabs>
        </>
      )}
    </div>
  )
}

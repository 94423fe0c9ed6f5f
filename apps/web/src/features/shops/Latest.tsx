import { useSession } from '../../data/session.ts'
import { timelineLines } from '../../shell/timeline-lines.tsx'
import { Card } from '../../ui/Card.tsx'
import { TimelineList } from '../../ui/TimelineList.tsx'
import { useT } from '../../words/use-t.ts'
import type { Dashboard } from './dashboard-data.ts'

/** What happened last in the shop. */
export function Latest({ entries }: { entries: Dashboard['latest'] }) {
  const t = useT()
  const { shop } = useSession()
  return (
    <Card title={t('shops.dashboard.latest')}>
      {entries.length > 0 ? (
        <TimelineList lines={timelineLines(entries, t)} timeZone={shop?.timeZone} />
      ) : (
        <p>{t('shops.dashboard.quiet')}</p>
      )}
    </Card>
  )
}

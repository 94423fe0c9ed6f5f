import { useSession } from '../../data/session.ts'
import { timelineLines } from '../../shell/timeline-lines.tsx'
import { Card } from '../../ui/Card.tsx'
import { TimelineList } from '../../ui/TimelineList.tsx'
import { useSay } from '../../words/use-say.ts'
import type { Dashboard } from './dashboard-data.ts'

/** What happened last in the shop. */
export function Latest({ entries }: { entries: Dashboard['latest'] }) {
  const say = useSay()
  const { shop } = useSession()
  return (
    <Card title={say('shops.dashboard.latest')}>
      {entries.length > 0 ? (
        <TimelineList lines={timelineLines(entries, say)} timeZone={shop?.timeZone} />
      ) : (
        <p>{say('shops.dashboard.quiet')}</p>
      )}
    </Card>
  )
}

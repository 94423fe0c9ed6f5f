import { useState } from 'react'
import { useSession } from '../../data/session.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { timelineLines } from '../../shell/timeline-lines.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { TimelineList } from '../../ui/TimelineList.tsx'
import { useT } from '../../words/use-t.ts'
import { useTimeline } from './customer-queries.ts'
import styles from './Notes.module.css'

/** Who did what when on this record, of everyone or of one member. */
export function CustomerTimeline({ id }: { id: string }) {
  const t = useT()
  const { shop } = useSession()
  const [actor, setActor] = useState('')
  const timeline = useTimeline(id, actor || undefined)
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = timeline
  const actors = data?.pages[0]?.actors ?? []
  const entries = data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <Card
      title={t('customers-record.timeline.title')}
      actions={
        (actors.length > 1 || actor) && (
          <select
            className={styles.person}
            aria-label={t('customers-record.timeline.by')}
            value={actor}
            onChange={(event) => setActor(event.target.value)}
          >
            <option value="">{t('customers-record.timeline.everyone')}</option>
            {actors.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
        )
      }
    >
      {error && !data && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={3} rowHeight={56} />}
      {data && entries.length === 0 && <p>{t('customers-record.timeline.none')}</p>}
      {entries.length > 0 && <TimelineList lines={timelineLines(entries, t)} timeZone={shop?.timeZone} />}
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('customers-record.timeline.more')}
        </Button>
      )}
    </Card>
  )
}

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../data/session.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { timelineLines } from '../../shell/timeline-lines.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { TimelineList } from '../../ui/TimelineList.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Detail.module.css'
import { type AskTimeline, timelineQuery } from './timeline-query.ts'

interface Props {
  /** The record's id; its own name is no link here. */
  id: string
  /** The feature it belongs to, whose live updates renew it. */
  feature: string
  ask: AskTimeline
}

/** Who did what when on a record, of everyone or of one member. */
export function TimelineCard({ id, feature, ask }: Props) {
  const t = useT()
  const { shop } = useSession()
  const [actor, setActor] = useState('')
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...timelineQuery({ feature, id, actor, ask }),
    placeholderData: keepPreviousData,
  })
  const actors = data?.pages[0]?.actors ?? []
  const entries = data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <Card
      title={t('ui.timeline.title')}
      actions={
        (actors.length > 1 || actor) && (
          <select
            className={styles.by}
            aria-label={t('ui.timeline.by')}
            value={actor}
            onChange={(event) => setActor(event.target.value)}
          >
            <option value="">{t('ui.timeline.everyone')}</option>
            {actors.map(({ id: member, name }) => (
              <option key={member} value={member}>
                {name}
              </option>
            ))}
          </select>
        )
      }
    >
      {error && !data && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={3} rowHeight={56} />}
      {data && entries.length === 0 && <p>{t('ui.timeline.none')}</p>}
      {entries.length > 0 && <TimelineList lines={timelineLines(entries, t, id)} timeZone={shop?.timeZone} />}
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('ui.timeline.more')}
        </Button>
      )}
    </Card>
  )
}

import { useSession } from '../../data/session.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { timelineLines } from '../../shell/timeline-lines.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { TimelineList } from '../../ui/TimelineList.tsx'
import { useT } from '../../words/use-t.ts'
import { useOrderTimeline } from './order-queries.ts'

/** Who did what when on this order. */
export function OrderTimeline({ id }: { id: string }) {
  const t = useT()
  const { shop } = useSession()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useOrderTimeline(id)
  const entries = data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <Card title={t('orders-page.timeline')}>
      {error && !data && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={3} rowHeight={56} />}
      {entries.length > 0 && <TimelineList lines={timelineLines(entries, t, id)} timeZone={shop?.timeZone} />}
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('orders-page.more')}
        </Button>
      )}
    </Card>
  )
}

import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { UnsavedGuard } from '../../shell/UnsavedGuard.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useHasUnsavedForm } from '../../ui/unsaved-forms.ts'
import { useT } from '../../words/use-t.ts'
import styles from './WorkPage.module.css'
import { WorkPiece } from './WorkPiece.tsx'
import { useWork } from './work-data.ts'

/** The workshop: garments on their way, the most pressing first. Who cuts and sews finds only their own. */
export default function WorkPage() {
  const t = useT()
  const seesOrders = useMay('orders.read')
  const { rows, error, refetch, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useWork()
  const hasUnsaved = useHasUnsavedForm()
  return (
    <>
      <UnsavedGuard isDirty={hasUnsaved} />
      <ScreenHeader
        title={t('orders-page.work.title')}
        backTo={links.tailorDashboard()}
        hasBack={seesOrders}
      />
      {error && rows.length === 0 && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {isPending && <SkeletonRows rows={4} rowHeight={180} />}
      {!isPending && !error && rows.length === 0 && (
        <EmptyState title={t('orders-page.work.none')}>
          {t(seesOrders ? 'orders-page.work.noneOpen' : 'orders-page.work.noneYours')}
        </EmptyState>
      )}
      <ul className={styles.list} aria-label={t('orders-page.work.list')}>
        {rows.map((piece) => (
          <li key={piece.id}>
            <WorkPiece piece={piece} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('orders-page.more')}
        </Button>
      )}
    </>
  )
}

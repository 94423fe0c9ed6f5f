import type { Order } from '@darzi/contract/order-shapes.ts'
import { lazy, Suspense, useMemo } from 'react'
import { useMay, useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { usePageActions } from '../../shell/page-actions.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { timelineLines } from '../../shell/timeline-lines.tsx'
import { UnsavedGuard } from '../../shell/UnsavedGuard.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { TimelineList } from '../../ui/TimelineList.tsx'
import { useHasUnsavedForm } from '../../ui/unsaved-forms.ts'
import { useT } from '../../words/use-t.ts'
import { sizesAsked } from './error-question.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { PinnedNotes } from './OrderFor.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderMoney } from './OrderMoney.tsx'
import styles from './OrderPage.module.css'
import { OrderPhotos } from './OrderPhotos.tsx'
import { orderMenu } from './order-actions.ts'
import { useOrderTimeline } from './order-queries.ts'
import { PiecesCard } from './PiecesCard.tsx'
import { addPhoto, type PhotoOf, usePhotoSending } from './photo-commands.ts'
import { isPhotoQuestion, photoAsked } from './ready-photo.ts'

/** Questions come when they are asked, and stay until they are answered or left: what cannot be done by now is said in them. */
const HandOverDialog = lazy(() =>
  import('./HandOverDialog.tsx').then((it) => ({ default: it.HandOverDialog })),
)
const CancelDialog = lazy(() => import('./CancelDialog.tsx').then((it) => ({ default: it.CancelDialog })))
const ReworkDialog = lazy(() => import('./ReworkDialog.tsx').then((it) => ({ default: it.ReworkDialog })))
const MissingSizes = lazy(() => import('./MissingSizes.tsx').then((it) => ({ default: it.MissingSizes })))
const ReadyPhotos = lazy(() => import('./ReadyPhotos.tsx').then((it) => ({ default: it.ReadyPhotos })))

/** An order's page: where it stands and the next step first, then its pieces, money, days and what happened. */
export function OrderRecord({ order }: { order: Order }) {
  const t = useT()
  const ask = useDialogAddress('ask')
  const mayWrite = useMay('orders.write')
  const menu = orderMenu(order, ask.open, t)
  const photos = photoAsked(order, ask.value)
  const held = sizesAsked(order, ask.value)
  // Held by the page: closing the question that asked for one loses none.
  const sent = usePhotoSending<PhotoOf>(({ id, photo, of }) => addPhoto(order, { id, photo, ...of }))
  const hasUnsaved = useHasUnsavedForm()
  const names = menu.map(({ key, reason }) => key + reason).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the acts are the same as long as the order and their names are
  const actions = useMemo(
    () => menu.map(({ key, label, reason, run }) => ({ id: key, label, reason, run })),
    [order, names, t],
  )
  usePageActions(actions)
  return (
    <>
      <ScreenHeader
        title={`${order.number}, ${order.customer.name}`}
        backTo={links.orders()}
        extra={<ActionMenu label={t('orders-page.acts', { number: order.number })} actions={menu} />}
      />
      <UnsavedGuard isDirty={hasUnsaved} />
      <div className={styles.page}>
        <OrderHead order={order} statuses={menu} onAsk={ask.open} />
        <PinnedNotes notes={order.pinnedNotes} label={t('orders-page.pinned')} className={styles.pinned} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <PiecesCard order={order} />
            <OrderPhotos order={order} sent={sent} />
          </div>
          <div className={styles.column}>
            <OrderMoney order={order} />
            <OrderFacts order={order} />
          </div>
        </div>
        <OrderTimeline id={order.id} />
      </div>
      <Suspense>
        {(ask.value === 'deliver' || ask.value === 'complete') && (
          <HandOverDialog order={order} onClose={ask.close} />
        )}
        {ask.value === 'cancel' && <CancelDialog order={order} onClose={ask.close} />}
        {ask.value === 'rework' && <ReworkDialog order={order} onClose={ask.close} />}
        {held.length > 0 && mayWrite && <MissingSizes order={order} held={held} ask={ask} />}
        {isPhotoQuestion(ask.value) && mayWrite && (
          <ReadyPhotos key={ask.value} order={order} asked={photos} ask={ask} sent={sent} />
        )}
      </Suspense>
    </>
  )
}

/** Who did what when on this order. */
function OrderTimeline({ id }: { id: string }) {
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

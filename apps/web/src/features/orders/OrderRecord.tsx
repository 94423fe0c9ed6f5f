import type { Order } from '@darzi/contract/order-shapes.ts'
import { useMemo } from 'react'
import { TimelineCard } from '../../kits/detail/TimelineCard.tsx'
import { links } from '../../links.ts'
import { usePageActions } from '../../shell/page-actions.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { UnsavedGuard } from '../../shell/UnsavedGuard.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { AfterFirst } from '../../ui/AfterFirst.tsx'
import { useHasUnsavedForm } from '../../ui/unsaved-forms.ts'
import { useT } from '../../words/use-t.ts'
import { OrderExceptions } from './OrderExceptions.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { PinnedNotes } from './OrderFor.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderMoney } from './OrderMoney.tsx'
import styles from './OrderPage.module.css'
import { OrderPhotos } from './OrderPhotos.tsx'
import { OrderQuestions } from './OrderQuestions.tsx'
import { orderMenu } from './order-actions.ts'
import { orderTimeline } from './order-queries.ts'
import { PiecesCard } from './PiecesCard.tsx'
import { addPhoto, type PhotoOf, usePhotoSending } from './photo-commands.ts'
import { SampleNotice } from './SampleNotice.tsx'
import { useRemakeAct } from './use-remake-act.ts'

/** An order's page: where it stands and the next step first, then its pieces, money, days and what happened. */
export function OrderRecord({ order }: { order: Order }) {
  const t = useT()
  const ask = useDialogAddress('ask', ['then'])
  const menu = [...orderMenu(order, ask.open, t), ...useRemakeAct(order)]
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
        title={order.number}
        backTo={links.orders()}
        extra={<ActionMenu label={t('orders-page.acts', { number: order.number })} actions={menu} />}
      />
      <UnsavedGuard isDirty={hasUnsaved} />
      <div className={styles.page}>
        <SampleNotice order={order} />
        <OrderHead order={order} statuses={menu} onAsk={ask.open} />
        <OrderExceptions order={order} />
        <PinnedNotes notes={order.pinnedNotes} label={t('orders-page.pinned')} className={styles.pinned} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <PiecesCard order={order} />
            <AfterFirst>
              <OrderPhotos order={order} sent={sent} />
            </AfterFirst>
          </div>
          <div className={styles.column}>
            <AfterFirst>
              <OrderMoney order={order} ask={ask} />
              <OrderFacts order={order} />
            </AfterFirst>
          </div>
        </div>
        <AfterFirst>
          <TimelineCard id={order.id} feature="orders" ask={orderTimeline(order.id)} />
        </AfterFirst>
      </div>
      <OrderQuestions order={order} ask={ask} sent={sent} />
    </>
  )
}

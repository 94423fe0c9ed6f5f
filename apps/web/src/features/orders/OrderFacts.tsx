import type { Order } from '@darzi/contract/order-shapes.ts'
import { priorities } from '@darzi/tailoring/orders/life.ts'
import { toastProblem } from '../../shell/toasts.tsx'
import { Card } from '../../ui/Card.tsx'
import { InlineEdit } from '../../ui/InlineEdit.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { useT } from '../../words/use-t.ts'
import { isChangedMeanwhile } from './changed-meanwhile.ts'
import { OrderDays } from './OrderDays.tsx'
import styles from './OrderPage.module.css'
import { editAtField, editOrder } from './order-commands.ts'
import { saveFact } from './save-fact.ts'
import { WorkerSelect } from './WorkerSelect.tsx'

/** Days, priority, who works on it, notes: changed in place. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useT()
  const isOpen = order.can.edit
  return (
    <Card title={t('orders-page.facts')}>
      <div className={styles.facts}>
        <OrderDays order={order} />
        <NativeSelect
          label={t('orders.priority.label')}
          value={order.priority}
          disabled={!isOpen}
          options={priorities.map((value) => ({ value, label: t(`orders.priority.${value}`) }))}
          onChange={(event) => {
            const priority = priorities.find((each) => each === event.target.value)
            if (priority) void change(order, { priority }, { priority: order.priority }, { priority })
          }}
        />
        <WorkerSelect
          now={order.assignedTo}
          nobody={t('orders.worker.nobody')}
          isDisabled={!isOpen}
          onChoose={(worker) => {
            const before = { assignedTo: order.assignedTo?.id ?? null }
            void change(order, { assignedTo: worker?.id ?? null }, before, { assignedTo: worker })
          }}
        />
        <div>
          <p>
            <strong>{t('orders-page.notes')}</strong>
          </p>
          <InlineEdit
            label={t('orders-page.notes')}
            value={order.notes ?? ''}
            isLong
            isDisabled={!isOpen}
            onSave={(notes) => saveNotes(order, notes)}
          />
          <p className={styles.told}>{t('orders-new.notesHint')}</p>
        </div>
      </div>
    </Card>
  )
}

/** A select shows what the order has again when the change is refused; the toast has told why. */
const change = (...asked: Parameters<typeof editOrder>) => editOrder(...asked).catch(() => {})

/** A refusal is told and thrown, so that the field stays open; what a colleague wrote meanwhile the field itself tells. */
async function saveNotes(order: Order, notes: string) {
  try {
    await saveFact(order, 'notes', (seen) =>
      editAtField(seen, { notes, version: seen.version }, { notes: seen.notes ?? '' }, { notes }),
    )
  } catch (error) {
    if (!isChangedMeanwhile(error)) toastProblem(error)
    throw error
  }
}

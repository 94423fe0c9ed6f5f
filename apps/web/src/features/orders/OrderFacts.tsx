import type { Order } from '@darzi/contract/order-shapes.ts'
import { useState } from 'react'
import { Card } from '../../ui/Card.tsx'
import { InlineEdit } from '../../ui/InlineEdit.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useSay } from '../../words/use-say.ts'
import styles from './OrderPage.module.css'
import { editOrder } from './order-commands.ts'
import { priorities } from './order-query.ts'
import { WorkerSelect } from './WorkerSelect.tsx'

/** Days, priority, who works on it, notes: changed in place. */
export function OrderFacts({ order }: { order: Order }) {
  const say = useSay()
  const isOpen = order.can.edit
  return (
    <Card title={say('orders-page.facts')}>
      <div className={styles.facts}>
        <DayField key={`p ${order.promisedOn}`} order={order} field="promisedOn" />
        <DayField key={`t ${order.trialOn}`} order={order} field="trialOn" />
        <DayField key={`w ${order.workshopOn}`} order={order} field="workshopOn" />
        <NativeSelect
          label={say('orders.priority.label')}
          value={order.priority}
          disabled={!isOpen}
          options={priorities.map((value) => ({ value, label: say(`orders.priority.${value}`) }))}
          onChange={(event) => {
            const priority = priorities.find((each) => each === event.target.value)
            if (priority) void change(order, { priority }, { priority: order.priority }, { priority })
          }}
        />
        <WorkerSelect
          now={order.assignedTo}
          nobody={say('orders.worker.nobody')}
          isDisabled={!isOpen}
          onChoose={(worker) => {
            const before = { assignedTo: order.assignedTo?.id ?? null }
            void change(order, { assignedTo: worker?.id ?? null }, before, { assignedTo: worker })
          }}
        />
        <div>
          <p>
            <strong>{say('orders-page.notes')}</strong>
          </p>
          <InlineEdit
            label={say('orders-page.notes')}
            value={order.notes ?? ''}
            isLong
            isDisabled={!isOpen}
            onSave={(notes) => editOrder(order, { notes }, { notes: order.notes ?? '' }, { notes })}
          />
        </div>
      </div>
    </Card>
  )
}

/** A select shows what the order has again when the change is refused; the toast has told why. */
const change = (...asked: Parameters<typeof editOrder>) => editOrder(...asked).catch(() => {})

function DayField({ order, field }: { order: Order; field: 'promisedOn' | 'trialOn' | 'workshopOn' }) {
  const say = useSay()
  const before = order[field] ?? ''
  const [day, setDay] = useState(before)
  function save() {
    if (day === before) return
    if (!day && field === 'promisedOn') return setDay(before)
    const shown = { [field]: day || undefined }
    editOrder(order, { [field]: day || null }, { [field]: before || null }, shown).catch(() => setDay(before))
  }
  return (
    <TextField
      type="date"
      label={say(`orders-page.day.${field}`)}
      disabled={!order.can.edit}
      value={day}
      onChange={(event) => setDay(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => event.key === 'Enter' && save()}
    />
  )
}

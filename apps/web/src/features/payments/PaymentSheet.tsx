import type { Order } from '@darzi/contract/order-shapes.ts'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { useT } from '../../words/use-t.ts'
import { PayForm } from './PayForm.tsx'
import { UpiWaiting } from './UpiWaiting.tsx'

interface Props {
  order: Order
  isOpen: boolean
  onClose: () => void
  /** Money has come: with the order as it is then. */
  onPaid: (order: Order) => void
}

/** Takes a payment at the counter: how much, by what, and with UPI the code to scan. Also money that came too late. */
export function PaymentSheet({ order, isOpen, onClose, onPaid }: Props) {
  const t = useT()
  const [waitingId, setWaiting] = useState<string>()
  const waiting = order.payments.find(({ id, status }) => id === waitingId && status === 'pending')
  function close() {
    setWaiting(undefined)
    onClose()
  }
  function paid(now: Order) {
    setWaiting(undefined)
    onPaid(now)
  }
  return (
    <Dialog
      title={t(order.state === 'cancelled' ? 'payments.late.title' : 'payments.take.title', {
        number: order.number,
      })}
      isOpen={isOpen}
      onClose={close}
      isForm
    >
      {isOpen && !waiting && <PayForm order={order} onPaid={paid} onWait={setWaiting} />}
      {isOpen && waiting && <UpiWaiting order={order} payment={waiting} onPaid={paid} onFailed={close} />}
    </Dialog>
  )
}

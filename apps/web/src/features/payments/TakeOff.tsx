import type { Order } from '@darzi/contract/order-shapes.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { BadgeMinus } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../data/session.ts'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useT } from '../../words/use-t.ts'
import { refundableEntry, refundableOf, writableMinor } from './entries.ts'
import { TakeBackDialog } from './TakeBackDialog.tsx'
import { WriteOffDialog } from './WriteOffDialog.tsx'

/**
 * Takes so much off what an order costs: off what is owed while anything is, else by a refund of what was paid. Of an order that was
 * called off, what the shop keeps is given back.
 */
export function TakeOff({ order, amountMinor }: { order: Order; amountMinor: number }) {
  const t = useT()
  const mayTakeOff = useMay('payments.reverse')
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  const way = wayOf(order, amountMinor)
  if (!way) return null
  return (
    <>
      <HonestButton
        icon={<BadgeMinus size={20} aria-hidden="true" />}
        reason={mayTakeOff ? undefined : t('payments.list.onlyManagers')}
        onClick={() => setAsked(true)}
      >
        {t(order.state === 'cancelled' ? 'payments.giveBack' : 'payments.takeOff', {
          amount: writeMoney(way.offMinor, order.currency),
        })}
      </HonestButton>
      {isAsked && !way.refund && <WriteOffDialog order={order} amountMinor={way.offMinor} onClose={close} />}
      {isAsked && way.refund && (
        <TakeBackDialog
          order={order}
          payment={way.refund}
          act="refund"
          offMinor={way.refundMinor}
          onClose={close}
        />
      )}
    </>
  )
}

/** How much of it comes off in one go, and by which payment where it is given back; undefined where nothing can. */
function wayOf(order: Order, amountMinor: number) {
  const { balanceMinor, payments } = order
  const writable = writableMinor(order)
  if (writable > 0) return { offMinor: Math.min(amountMinor, writable) }
  // What is to be given back anyhow goes first, and lowers no price.
  const overMinor = Math.max(0, -balanceMinor)
  const refund = refundableEntry(payments, amountMinor + overMinor)
  if (!refund) return undefined
  const refundMinor = Math.min(amountMinor + overMinor, refundableOf(payments, refund))
  return refundMinor > overMinor ? { offMinor: refundMinor - overMinor, refund, refundMinor } : undefined
}

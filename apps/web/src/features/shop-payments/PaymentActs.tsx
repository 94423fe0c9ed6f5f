import type { ShopPayment } from '@darzi/contract/shop-payments.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { useState } from 'react'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { toastProblem } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { settlePayment, TakeBackDialog, UpiWaiting } from '../payments/api.ts'
import { askPaymentsAgain, useOrderOf } from './shop-payments-data.ts'

export type Act = 'complete' | 'fail' | 'refund'

interface Props {
  act: Act
  payment: ShopPayment
  onClose: () => void
}

/** What is done about one payment of the list, with the dialogs its own order has. */
export function PaymentActs({ act, payment, onClose }: Props) {
  const t = useT()
  const { data: order, error, refetch } = useOrderOf(payment.order.id)
  const entry = order?.payments.find(({ id }) => id === payment.id)
  function close() {
    askPaymentsAgain()
    onClose()
  }
  if (order && entry && act === 'refund')
    return <TakeBackDialog order={order} payment={entry} act="refund" onClose={close} />
  const amount = writeMoney(payment.amountMinor, payment.currency)
  const title =
    act === 'fail'
      ? t('shop-payments.act.failTitle', { amount })
      : t('payments.wait.title', { number: payment.order.number })
  return (
    <Dialog title={title} isOpen onClose={close} isForm={act === 'complete'}>
      {error && !order && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!order && !error && <SkeletonRows rows={2} rowHeight={56} />}
      {order && entry && act === 'complete' && (
        <UpiWaiting order={order} payment={entry} onPaid={close} onFailed={close} />
      )}
      {order && act === 'fail' && (
        <FailQuestion fail={() => settlePayment(order, payment.id, { to: 'failed' })} onDone={close} />
      )}
    </Dialog>
  )
}

function FailQuestion({ fail, onDone }: { fail: () => Promise<unknown>; onDone: () => void }) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  async function onFail() {
    setBusy(true)
    try {
      await fail()
    } catch (error) {
      toastProblem(error)
    }
    onDone()
  }
  return (
    <>
      <p>{t('shop-payments.act.failAbout')}</p>
      <Button kind="danger" isBusy={isBusy} onClick={() => void onFail()}>
        {t('payments.wait.failed')}
      </Button>
    </>
  )
}

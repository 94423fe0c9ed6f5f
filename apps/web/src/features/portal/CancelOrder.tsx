import type { OwnOrder } from '@darzi/contract/portal.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { type SyntheticEvent, useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useT } from '../../words/use-t.ts'
import { cancelOrder } from './portal-data.ts'

interface Props {
  order: OwnOrder
  terms: NonNullable<OwnOrder['cancel']>
}

/** Calls an order off, after what it costs was shown. */
export function CancelOrder({ order, terms }: Props) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        kind="plain"
        aria-label={t('portal.cancel.of', { number: order.number })}
        onClick={() => setOpen(true)}
      >
        {t('portal.cancel.act')}
      </Button>
      <Dialog
        title={t('portal.cancel.of', { number: order.number })}
        isOpen={isOpen}
        isForm
        onClose={() => setOpen(false)}
      >
        <CancelForm order={order} terms={terms} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function CancelForm({ order, terms, onDone }: Props & { onDone: () => void }) {
  const t = useT()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const { keptMinor, backMinor } = terms
  const money = (minor: number) => writeMoney(minor, order.currency)
  async function cancel(event: SyntheticEvent) {
    event.preventDefault()
    setMissing(reason.trim() === '')
    if (reason.trim() === '') return
    setBusy(true)
    setProblem(undefined)
    try {
      await cancelOrder(order.id, { reason: reason.trim(), keptMinor })
      toastDone(t('portal.cancel.done', { number: order.number }))
      onDone()
    } catch (error) {
      setProblem(error)
      setBusy(false)
    }
  }
  return (
    <form noValidate onSubmit={(event) => void cancel(event)}>
      <p>
        {keptMinor > 0
          ? t('portal.cancel.keeps', { kept: money(keptMinor), back: money(backMinor) })
          : backMinor > 0
            ? t('portal.cancel.back', { back: money(backMinor) })
            : t('portal.cancel.free')}
      </p>
      <TextArea
        label={t('portal.cancel.reason')}
        rows={2}
        maxLength={500}
        value={reason}
        error={isMissing && t('problems.field.required')}
        onChange={({ target }) => setReason(target.value)}
      />
      <FormError>{problem !== undefined && problemSentence(problem, t)}</FormError>
      <Button type="submit" kind="danger" isBusy={isBusy}>
        {t('portal.cancel.now')}
      </Button>
    </form>
  )
}

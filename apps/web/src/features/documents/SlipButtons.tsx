import type { Order } from '@darzi/contract/order-shapes.ts'
import { Printer, Share2, Tags } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { toastProblem } from '../../shell/toasts.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { useSay } from '../../words/use-say.ts'
import { canShareFiles, shareSlip } from './share-slip.ts'

/** The slip and the tags to print, and where the device can, the slip's picture to send. */
export function SlipButtons({ order }: { order: Order }) {
  const say = useSay()
  const [isBusy, setBusy] = useState(false)
  async function onShare() {
    setBusy(true)
    try {
      await shareSlip(order, say('documents.share.text', { number: order.number }))
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Paper href={`/api/orders/${order.id}/slip`}>
        <Printer size={20} aria-hidden="true" />
        {say('documents.slip.print')}
      </Paper>
      <Paper href={`/api/orders/${order.id}/tags`}>
        <Tags size={20} aria-hidden="true" />
        {say('documents.tags.print')}
      </Paper>
      {canShareFiles() && (
        <Button icon={<Share2 size={20} aria-hidden="true" />} isBusy={isBusy} onClick={() => void onShare()}>
          {say('documents.share.slip')}
        </Button>
      )}
    </>
  )
}

/** Opens as the browser shows a PDF, with its own print button. */
function Paper({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={buttonClass({ kind: 'quiet' })}>
      {children}
    </a>
  )
}

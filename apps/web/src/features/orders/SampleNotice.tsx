import type { Order } from '@darzi/contract/order-shapes.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../data/api.ts'
import { queries } from '../../data/queries.ts'
import { beginSession, useMay, useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { FormNotice } from '../../ui/FormNotice.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './OrderPage.module.css'
import { useQuestion } from './use-question.ts'

/** On the sample order of a new shop: what it is for, and how it is thrown away. */
export function SampleNotice({ order }: { order: Order }) {
  const t = useT()
  const mayDiscard = useMay('shop.write')
  const { shop } = useSession()
  const [isAsked, setAsked] = useState(false)
  if (shop?.sampleOrderId !== order.id || !mayDiscard) return null
  return (
    <>
      <FormNotice
        action={
          <Button kind="plain" onClick={() => setAsked(true)}>
            {t('orders-page.sample.discard')}
          </Button>
        }
      >
        {t('orders-page.sample.notice')}
      </FormNotice>
      {isAsked && <DiscardDialog onClose={() => setAsked(false)} />}
    </>
  )
}

function DiscardDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const { isBusy, problem, send } = useQuestion(onClose)
  async function discard() {
    await call('DELETE /api/shop/sample')
    await beginSession()
    await navigate(links.newOrder(), { replace: true })
    await queries.invalidateQueries()
    toastDone(t('orders-page.sample.gone'))
  }
  return (
    <Dialog title={t('orders-page.sample.ask')} isOpen onClose={onClose}>
      <div className={styles.stack}>
        <p>{t('orders-page.sample.what')}</p>
        <FormError>{problem}</FormError>
        <Button kind="danger" isBusy={isBusy} onClick={() => void send(discard)}>
          {t('orders-page.sample.discard')}
        </Button>
      </div>
    </Dialog>
  )
}

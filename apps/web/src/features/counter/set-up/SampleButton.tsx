import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../data/api.ts'
import { beginSession } from '../../../data/session.ts'
import { links } from '../../../links.ts'
import { toastProblem } from '../../../shell/toasts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useT } from '../../../words/use-t.ts'

/** An order to try everything out on, before the first that counts. */
export function SampleButton() {
  const t = useT()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  async function onTry() {
    setBusy(true)
    try {
      const { orderId } = await call('POST /api/shop/sample', { body: { name: t('set-up.sample.customer') } })
      await beginSession()
      await navigate(links.order(orderId))
    } catch (error) {
      toastProblem(error)
      setBusy(false)
    }
  }
  return (
    <Button isBusy={isBusy} onClick={() => void onTry()}>
      {t('set-up.ready.sample')}
    </Button>
  )
}

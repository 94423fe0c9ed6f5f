import type { Order } from '@darzi/contract/order-shapes.ts'
import { useState } from 'react'
import { useMay } from '../../data/session.ts'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Payments.module.css'
import { WriteOffDialog } from './WriteOffDialog.tsx'

/** What is still owed after handing over can be given up. Before that, the price is lowered by the discount. */
export function WriteOff({ order }: { order: Order }) {
  const t = useT()
  const mayWriteOff = useMay('payments.reverse')
  const [isAsked, setAsked] = useState(false)
  if (order.state !== 'delivered' || order.balanceMinor <= 0) return null
  return (
    <div className={styles.entryActs}>
      <HonestButton
        kind="plain"
        reason={mayWriteOff ? undefined : t('payments.list.onlyManagers')}
        onClick={() => setAsked(true)}
      >
        {t('payments.writeOff.open')}
      </HonestButton>
      {isAsked && <WriteOffDialog order={order} onClose={() => setAsked(false)} />}
    </div>
  )
}

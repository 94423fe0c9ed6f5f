import type { Bill } from '@darzi/contract/bills.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { Undo2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FormNotice } from '../../ui/FormNotice.tsx'
import { useT } from '../../words/use-t.ts'

// Few bills are credited in part, and the dialogs of payments weigh more than the page.
const Credited = lazy(() => import('./Credited.tsx').then((it) => ({ default: it.Credited })))

interface Props {
  orderId: string
  standing: Bill | undefined
  /** How far the bill is above its order; below zero, under it. */
  minor: number | undefined
  onCredit: (bill: Bill) => void
}

/** The order was lowered, raised or called off since it was billed, or credited and not lowered; and what puts that right. */
export function DiffersNotice({ orderId, standing, minor, onCredit }: Props) {
  if (!standing || !minor) return null
  if (minor > 0) return <Above bill={standing} minor={minor} onCredit={onCredit} />
  if (standing.creditedMinor === 0) return <Below bill={standing} minor={-minor} />
  return (
    <Suspense>
      <Credited orderId={orderId} bill={standing} minor={-minor} />
    </Suspense>
  )
}

interface Differs {
  bill: Bill
  /** By how much, above zero. */
  minor: number
}

function Above({ bill, minor, onCredit }: Differs & Pick<Props, 'onCredit'>) {
  const t = useT()
  const amount = writeMoney(minor, bill.currency)
  return (
    <FormNotice
      action={
        bill.can.credit && (
          <Button icon={<Undo2 size={20} aria-hidden="true" />} onClick={() => onCredit(bill)}>
            {t('bills.page.creditThat', { amount })}
          </Button>
        )
      }
    >
      {t('bills.page.above', { number: bill.number, amount })}
    </FormNotice>
  )
}

function Below({ bill: { number, currency }, minor }: Differs) {
  const t = useT()
  return <FormNotice>{t('bills.page.below', { number, amount: writeMoney(minor, currency) })}</FormNotice>
}

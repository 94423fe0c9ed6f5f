import type { Partnership } from '@darzi/contract/house-shapes.ts'
import { payoutMethods } from '@darzi/tailoring/houses/payouts.ts'
import { offeredMethods } from '@darzi/tailoring/payments/methods.ts'
import { useState } from 'react'
import { useMay } from '../../data/session.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { useAct } from '../../shell/use-act.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Money } from '../../ui/Money.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Houses.module.css'
import { payOut } from './house-data.ts'

/** What is owed to a partner now, whatever month is looked at, and that it was sent. */
export function PayOut({ partnership }: { partnership: Partnership }) {
  const t = useT()
  const mayWrite = useMay('house.write')
  const { isBusy, run } = useAct()
  const { id, owedMinor, currency } = partnership
  const methods = payoutMethods.filter((method) => offeredMethods(currency).includes(method))
  const [chosen, setChosen] = useState<string>()
  const method = methods.find((each) => each === chosen) ?? 'netbanking'
  if (!mayWrite || owedMinor <= 0) return null
  const pay = () =>
    run(async () => {
      await payOut(id, { amountMinor: owedMinor, method })
      toastDone(t('houses.payout.done'))
    })
  return (
    <Card title={t('houses.payout.title')} aria-label={t('houses.payout.title')}>
      <p>
        {t('houses.partners.owed')} <Money minor={owedMinor} currency={currency} />
      </p>
      <p className={styles.soft}>{t('houses.payout.why')}</p>
      <NativeSelect
        label={t('houses.payout.method')}
        value={method}
        onChange={({ target }) => setChosen(target.value)}
        options={methods.map((key) => ({ value: key, label: t(`houses.payout.by.${key}`) }))}
      />
      <Button kind="primary" isBusy={isBusy} onClick={() => void pay()}>
        {t('houses.payout.submit')}
      </Button>
    </Card>
  )
}

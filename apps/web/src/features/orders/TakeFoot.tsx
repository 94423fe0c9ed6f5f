import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './OrderForm.module.css'
import type { priceOfDraft } from './order-offer.ts'

interface Props {
  pieces: number
  price: ReturnType<typeof priceOfDraft>
  currency: Currency
  isBusy: boolean
}

/** What it comes to, always in sight, and the one next step. */
export function TakeFoot({ pieces, price, currency, isBusy }: Props) {
  const t = useT()
  return (
    <div className={styles.foot} data-at-foot="bar">
      <p>
        <strong>{writeMoney(price.totalMinor, currency)}</strong>
        <span>{t('orders-new.pieces.count', { count: pieces })}</span>
      </p>
      <Button kind="next" isLarge type="submit" isBusy={isBusy}>
        {t('orders-new.take')}
      </Button>
    </div>
  )
}

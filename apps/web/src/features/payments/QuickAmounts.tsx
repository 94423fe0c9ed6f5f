import type { Order } from '@darzi/contract/order-shapes.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { useT } from '../../words/use-t.ts'
import { quickAmounts } from './amount.ts'
import styles from './Payments.module.css'

interface Props {
  order: Order
  chosenMinor: number
  onChoose: (minor: number) => void
}

/** What is often paid at once, a tap each. */
export function QuickAmounts({ order, chosenMinor, onChoose }: Props) {
  const t = useT()
  const { balanceMinor, currency } = order
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend to a few small buttons
    <div role="group" aria-label={t('payments.quick.label')} className={styles.quick}>
      {quickAmounts(balanceMinor, currency).map(({ key, minor }) => (
        <button
          key={key}
          type="button"
          className={styles.chip}
          aria-pressed={minor === chosenMinor}
          onClick={() => onChoose(minor)}
        >
          <span>{t(`payments.quick.${key}`)}</span>
          <span className="figures">{writeMoney(minor, currency)}</span>
        </button>
      ))}
    </div>
  )
}

import type { CartLine } from '@darzi/contract/cart.ts'
import { useT } from '../../../words/use-t.ts'
import { colourName } from '../colour-name.ts'
import styles from './Cart.module.css'

/** What was chosen of it, in one line. */
export function LineWords({ line }: { line: CartLine }) {
  const t = useT()
  const fit = line.isMadeToMeasure
    ? t('checkout.fit.measured')
    : t('cart.line.size', { size: line.size ?? '' })
  return (
    <p className={styles.chosen}>
      {fit} · {colourName(t, line.colour)}
    </p>
  )
}

import type { CartLine } from '@darzi/contract/cart.ts'
import { Button } from '../../../ui/Button.tsx'
import { useT } from '../../../words/use-t.ts'
import styles from './Cart.module.css'
import { removeLine } from './cart-store.ts'
import { LineWords } from './LineWords.tsx'

interface Props {
  lines: readonly CartLine[]
  onFailed: (error: unknown) => void
}

/** What was put in and is not offered any more: it is not ordered, and stays in sight until it is taken out. */
export function GoneLines({ lines, onFailed }: Props) {
  const t = useT()
  if (lines.length === 0) return null
  return (
    <section className={styles.gone} aria-label={t('cart.gone.title')}>
      <h2>{t('cart.gone.title')}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.goneLine}>
            <div>
              <strong>{line.name}</strong>
              <LineWords line={line} />
            </div>
            <Button
              aria-label={t('cart.line.remove', { name: line.name })}
              onClick={() => void removeLine(line.id).catch(onFailed)}
            >
              {t('cart.gone.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

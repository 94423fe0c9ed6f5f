import type { Order } from '@darzi/contract/order-shapes.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { useSession } from '../../data/session.ts'
import { InstantText } from '../../ui/DateText.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './OrderPage.module.css'

/** What went ahead on this order though something stood against it, and who said so; nothing where nothing did. */
export function OrderExceptions({ order: { exceptions, currency } }: { order: Order }) {
  const t = useT()
  const { shop } = useSession()
  if (exceptions.length === 0) return null
  return (
    <section className={styles.exceptions} aria-label={t('orders-page.exceptions')}>
      <h2>{t('orders-page.exceptions')}</h2>
      <ul>
        {exceptions.map(({ kind, tags, amountMinor = 0, at, by, reason }) => (
          <li key={at + kind}>
            {t(`orders-page.exception.${kind}`, {
              tags: tags.join(', '),
              count: tags.length,
              amount: writeMoney(amountMinor, currency),
            })}
            {reason && <q>{reason}</q>}
            <span className={styles.told}>
              {by} <InstantText at={at} timeZone={shop?.timeZone} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

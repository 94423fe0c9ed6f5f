import type { Today } from '@darzi/contract/today.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { Link } from 'react-router'
import { links } from '../../links.ts'
import { Card } from '../../ui/Card.tsx'
import { Money } from '../../ui/Money.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Today.module.css'

/** What came in today, by method, and what waits to be taken when ready orders are handed over. */
export function MoneyToday({ money }: { money: NonNullable<Today['money']> }) {
  const t = useT()
  const { currency, methods, ready, readyOwedMinor } = money
  if (methods.length === 0 && readyOwedMinor === 0) return null
  const sum = methods.reduce((total, { amountMinor }) => total + amountMinor, 0)
  return (
    <Card title={t('today.money.title')} aria-label={t('today.money.title')}>
      {methods.length > 0 ? (
        <dl className={styles.money}>
          <div className={styles.sum}>
            <dt className="onlyRead">{t('today.money.title')}</dt>
            <dd>
              <Money minor={sum} currency={currency} />
            </dd>
          </div>
          {methods.map(({ method, amountMinor }) => (
            <div key={method}>
              <dt>{t(`orders.method.${method}`)}</dt>
              <dd>
                <Money minor={amountMinor} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{t('today.money.none')}</p>
      )}
      {readyOwedMinor > 0 && (
        <Link to={links.orders({ status: 'ready' })} className={styles.all}>
          {t('today.money.toCollect', { amount: writeMoney(readyOwedMinor, currency), count: ready })}
        </Link>
      )}
    </Card>
  )
}

import type { Today } from '@darzi/contract/today.ts'
import { Link } from 'react-router'
import { useMay } from '../../data/session.ts'
import styles from '../../kits/list/List.module.css'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { useT } from '../../words/use-t.ts'
import { amountOf } from './amount.ts'

const mostShown = 5

/** What runs low, with the step to buy more; nothing while there is enough of everything. */
export function LowStock({ low, lowItems }: NonNullable<Today['stock']>) {
  const t = useT()
  const buys = useMay('inventory.buy')
  if (low === 0) return null
  return (
    <Card
      title={t('stock.low.title')}
      actions={
        <Link to={links.inventory({ stock: 'low' })} className={styles.link}>
          {t('stock.low.all', { count: low })}
        </Link>
      }
    >
      <ul className={styles.plain} aria-label={t('stock.low.title')}>
        {lowItems.slice(0, mostShown).map((item) => (
          <li key={item.id} className={styles.brief}>
            <Link to={links.stockItem(item.id)} className={styles.link}>
              {item.name}
            </Link>
            <span className={styles.aside}>
              {item.onOrder > 0
                ? t('stock.low.onOrder', {
                    amount: amountOf(item.onHand, item.unit),
                    ordered: amountOf(item.onOrder, item.unit),
                  })
                : amountOf(item.onHand, item.unit)}
            </span>
            {buys && item.onOrder === 0 && (
              <ButtonLink to={links.reorder(item.id)}>{t('stock.reorder')}</ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

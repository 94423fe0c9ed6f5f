import type { OwnOrder } from '@darzi/contract/portal.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { useT } from '../../words/use-t.ts'
import styles from './Portal.module.css'

/** What is due when, and what of it was paid. */
export function Milestones({ order: { milestones = [], currency } }: { order: OwnOrder }) {
  const t = useT()
  if (milestones.length < 2) return null
  return (
    <ul className={styles.milestones} aria-label={t('portal.milestones.title')}>
      {milestones.map(({ kind, dueMinor, paidMinor }) => (
        <li key={kind}>
          <span>{t(`portal.milestones.${kind}`)}</span>
          <span className="figures">
            {t(`portal.milestones.${paidMinor === 0 ? 'due' : paidMinor < dueMinor ? 'open' : 'paid'}`, {
              due: writeMoney(dueMinor, currency),
              open: writeMoney(dueMinor - paidMinor, currency),
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}

import type { SentBill } from '@darzi/contract/tracking.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './SentBills.module.css'

/** The bills and credit notes of an order, each a PDF in the language of the screen. */
export function SentBills({ bills, label }: { bills: readonly SentBill[]; label: string }) {
  const t = useT()
  const language = useLanguage()
  return (
    <ul className={styles.bills} aria-label={label}>
      {bills.map(({ id, number, kind, url }) => (
        <li key={id}>
          <a
            className={buttonClass({ kind: 'quiet' })}
            href={`${url}?language=${language}`}
            target="_blank"
            rel="noreferrer"
          >
            {t(kind === 'credit_note' ? 'tracking.bills.credit' : 'tracking.bills.bill', { number })}
          </a>
        </li>
      ))}
    </ul>
  )
}

import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { writeDay, writeMoney } from '@darzi/words/formats.ts'
import { useSession } from '../../data/session.ts'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './MergeDialog.module.css'
import { mergeRows } from './merge-rows.ts'

/** Three columns: this record, the other, and what is kept of both, by the rule the server follows. */
export function MergeTable({ kept, other }: { kept: Customer; other: Customer }) {
  const t = useT()
  const language = useLanguage()
  const { shop } = useSession()
  const rows = mergeRows(kept, other, {
    money: (minor) => (shop ? writeMoney(minor, shop.currency) : ''),
    day: (day) => writeDay(day, language),
  })
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{kept.number}</th>
          <th scope="col">{other.number}</th>
          <th scope="col">{t('customers-record.merge.result')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, ofKept, ofOther, result }) => (
          <tr key={field}>
            <th scope="row">{t(`customers-record.merge.${field}`)}</th>
            <td data-label={kept.number}>{ofKept}</td>
            <td data-label={other.number}>{ofOther}</td>
            <td data-label={t('customers-record.merge.result')} className={styles.result}>
              {result}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { writeNumber } from '@darzi/words/formats.ts'
import { Link } from 'react-router'
import { links } from '../../links.ts'
import { Badge } from '../../ui/Badge.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Import.module.css'
import type { Preview } from './import-data.ts'
import { fields } from './import-mapping.ts'

const tones = { add: 'leaf', duplicate: 'marigold', refused: 'thread' } as const

/** What a run would do: how many, the first rows, and what is wrong with which. */
export function ImportPreview({ preview, isOld }: { preview: Preview; isOld: boolean }) {
  const t = useT()
  const { counts, rows, quotaLeft } = preview
  const outcomes = [
    ['add', counts.add],
    ['duplicate', counts.duplicates],
    ['refused', counts.refused],
  ] as const
  return (
    <div aria-busy={isOld} className={styles.preview}>
      <div role="status">
        <ul className={styles.outcomes}>
          {outcomes.map(([outcome, count]) => (
            <li key={outcome}>
              <Badge tone={tones[outcome]}>{t(`customers-import.outcome.${outcome}`, { count })}</Badge>
            </li>
          ))}
        </ul>
      </div>
      {quotaLeft !== undefined && counts.add > quotaLeft && (
        <p role="alert" className={styles.problem}>
          {t('customers-import.preview.noRoom', { room: writeNumber(quotaLeft) })}{' '}
          <Link to={links.pricing()}>{t('customers-import.preview.plans')}</Link>
        </p>
      )}
      <ul className={styles.rows} aria-label={t('customers-import.preview.rows')}>
        {rows.map((row) => (
          <li key={row.line} className={styles.row} data-outcome={row.outcome}>
            <span className={styles.line}>{t('customers-import.preview.line', { line: row.line })}</span>
            <div className={styles.values}>
              <p>
                {fields
                  .map((field) => row.values[field])
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {row.problems.map((problem) => (
                <p key={`${problem.field} ${problem.code}`} className={styles.problem}>
                  {t(`customers-import.field.${problem.field}`)}: {problem.detail}
                </p>
              ))}
              {row.duplicateOf && (
                <p className={styles.known}>
                  {t('customers-import.preview.known')}{' '}
                  <Link to={links.customer(row.duplicateOf.id)}>
                    {row.duplicateOf.name} ({row.duplicateOf.number})
                  </Link>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

import { writeNumber } from '@darzi/words/formats.ts'
import { Link } from 'react-router'
import { links } from '../../links.ts'
import { Badge } from '../../ui/Badge.tsx'
import { useSay } from '../../words/use-say.ts'
import styles from './Import.module.css'
import type { Preview } from './import-data.ts'
import { fields } from './import-mapping.ts'

const tones = { add: 'leaf', duplicate: 'marigold', refused: 'thread' } as const

/** What a run would do: how many, the first rows, and what is wrong with which. */
export function ImportPreview({ preview, isOld }: { preview: Preview; isOld: boolean }) {
  const say = useSay()
  const { counts, rows, roomLeft } = preview
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
              <Badge tone={tones[outcome]}>{say(`customers-import.outcome.${outcome}`, { count })}</Badge>
            </li>
          ))}
        </ul>
      </div>
      {roomLeft !== undefined && counts.add > roomLeft && (
        <p role="alert" className={styles.problem}>
          {say('customers-import.preview.noRoom', { room: writeNumber(roomLeft) })}{' '}
          <Link to={links.pricing()}>{say('customers-import.preview.plans')}</Link>
        </p>
      )}
      <ul className={styles.rows} aria-label={say('customers-import.preview.rows')}>
        {rows.map((row) => (
          <li key={row.line} className={styles.row} data-outcome={row.outcome}>
            <span className={styles.line}>{say('customers-import.preview.line', { line: row.line })}</span>
            <div className={styles.values}>
              <p>
                {fields
                  .map((field) => row.values[field])
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {row.problems.map((problem) => (
                <p key={`${problem.field} ${problem.code}`} className={styles.problem}>
                  {say(`customers-import.field.${problem.field}`)}: {problem.detail}
                </p>
              ))}
              {row.duplicateOf && (
                <p className={styles.known}>
                  {say('customers-import.preview.known')}{' '}
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

import type { WorkCard } from '@darzi/contract/workshop.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { AgoText } from '../../ui/DateText.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './PieceSheet.module.css'
import { tickCheck } from './work-data.ts'

/** What is looked over before the piece is ready, and who looked. */
export function CheckList({ card }: { card: Pick<WorkCard, 'id' | 'checks'> }) {
  const t = useT()
  return (
    <ul className={styles.checks} aria-label={t('workshop.checks.list')}>
      {card.checks.map(({ key, name, ticked }) => (
        <li key={key}>
          <Checkbox
            label={name}
            checked={ticked !== undefined}
            onChange={(event) => void tickCheck(card, key, event.target.checked)}
          />
          {ticked && (
            <small>
              {ticked.by} · <AgoText at={ticked.at} />
            </small>
          )}
        </li>
      ))}
    </ul>
  )
}

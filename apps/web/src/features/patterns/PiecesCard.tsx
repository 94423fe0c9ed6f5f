import { pictureOf } from '@darzi/body/pattern/paper/sheet.ts'
import type { Finished } from '@darzi/body/pattern/pattern.ts'
import { type LengthUnit, showLength } from '@darzi/tailoring/units/length.ts'
import { Card } from '../../ui/Card.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Patterns.module.css'
import { SheetPicture } from './SheetPicture.tsx'
import { type BesideTheOrder, besideTheOrder, howToCut, pieceName } from './sheet-words.ts'

/** The pieces as they come on paper, what to cut of each, and what the garment measures when it is sewn. */
export function PiecesCard({ pattern, unfollowed, unit }: BesideTheOrder) {
  const t = useT()
  return (
    <Card title={t('patterns.pieces.title')}>
      {besideTheOrder(t, { pattern, unfollowed, unit }).map((sentence) => (
        <p key={sentence} className={styles.mind}>
          {sentence}
        </p>
      ))}
      <SheetPicture
        sheet={pictureOf(pattern, ({ key }) => pieceName(t, key))}
        label={t('patterns.pieces.picture')}
      />
      <ol className={styles.pieces}>
        {pattern.pieces.map((piece) => (
          <li key={piece.key}>
            <strong>{pieceName(t, piece.key)}</strong> {howToCut(t, piece)}
          </li>
        ))}
      </ol>
      <FinishedSizes finished={pattern.finished} unit={unit} />
    </Card>
  )
}

const shown = ['chestMm', 'waistMm', 'hipsMm', 'hemMm', 'neckMm', 'lengthMm', 'sleeveMm'] as const

/** The garment's own tape, once sewn. */
function FinishedSizes({ finished, unit }: { finished: Finished; unit: LengthUnit }) {
  const t = useT()
  return (
    <dl className={styles.finished} aria-label={t('patterns.finished.title')}>
      {shown.map((key) => {
        const mm = finished[key]
        if (mm === undefined) return null
        return (
          <div key={key}>
            <dt>{t(`patterns.finished.${key.replace('Mm', '')}`)}</dt>
            <dd>
              {showLength(mm, unit)} {t(`patterns.unit.${unit}`)}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

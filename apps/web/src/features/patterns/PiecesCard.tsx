import { pictureOf } from '@darzi/body/pattern/paper/sheet.ts'
import { Card } from '../../ui/Card.tsx'
import { useSay } from '../../words/use-say.ts'
import { FinishedSizes } from './FinishedSizes.tsx'
import styles from './Patterns.module.css'
import { SheetPicture } from './SheetPicture.tsx'
import { type BesideTheOrder, besideTheOrder, howToCut, pieceName } from './sheet-words.ts'

/** The pieces as they come on paper, what to cut of each, and what the garment measures when it is sewn. */
export function PiecesCard({ pattern, unfollowed, unit }: BesideTheOrder) {
  const say = useSay()
  return (
    <Card title={say('patterns.pieces.title')}>
      {besideTheOrder(say, { pattern, unfollowed, unit }).map((sentence) => (
        <p key={sentence} className={styles.mind}>
          {sentence}
        </p>
      ))}
      <SheetPicture
        sheet={pictureOf(pattern, ({ key }) => [pieceName(say, key)])}
        label={say('patterns.pieces.picture')}
      />
      <ul className={styles.pieces}>
        {pattern.pieces.map((piece) => (
          <li key={piece.key}>
            <strong>{pieceName(say, piece.key)}</strong> {howToCut(say, piece)}
          </li>
        ))}
      </ul>
      <FinishedSizes finished={pattern.finished} unit={unit} />
    </Card>
  )
}

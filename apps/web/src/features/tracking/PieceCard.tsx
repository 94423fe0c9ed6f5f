import type { TrackedPiece as Piece } from '@darzi/contract/tracking.ts'
import { Badge } from '../../ui/Badge.tsx'
import { garmentName, stageName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { PieceHow } from './PieceHow.tsx'
import { PieceSizes } from './PieceSizes.tsx'
import styles from './Pieces.module.css'

interface Props {
  piece: Piece
  currency: string
  isForCustomer: boolean
  heading: 'h3' | 'h4'
}

/** One garment: the stages it has behind it, the one it is at, and those to come; how it is to be and what it is cut from. */
export function PieceCard({ piece, currency, isForCustomer, heading: Heading }: Props) {
  const t = useT()
  return (
    <article className={styles.piece}>
      <header>
        <div className={styles.name}>
          <Heading>{garmentName(t, piece.garment)}</Heading>
          <span className={styles.badges}>
            {piece.isUrgent && <Badge tone="thread">{t('tracking.pieces.urgent')}</Badge>}
            {isKnown(piece.state) && (
              <Badge tone={tones[piece.state]}>{t(`tracking.pieces.${piece.state}`)}</Badge>
            )}
          </span>
        </div>
        <p className={styles.whose}>
          {isForCustomer
            ? piece.tag
            : t('tracking.pieces.whose', { person: piece.personName, tag: piece.tag })}
        </p>
      </header>
      {piece.state === 'cancelled' ? (
        <p>{t('tracking.pieces.cancelled')}</p>
      ) : (
        <ol className={styles.stages} aria-label={t('tracking.pieces.stages')}>
          {piece.stages.map((stage, place) => (
            <li
              key={stage.key}
              data-is={placeOf(piece, place)}
              aria-current={placeOf(piece, place) === 'now' ? 'step' : undefined}
            >
              {stageName(t, stage)}
            </li>
          ))}
        </ol>
      )}
      <PieceHow piece={piece} currency={currency} />
      {piece.sizes && <PieceSizes sizes={piece.sizes} />}
    </article>
  )
}

/** Where a piece stands, in a word; a called-off one says so in a sentence. */
const tones = { waiting: 'plain', working: 'indigo', done: 'marigold', delivered: 'leaf' } as const
const isKnown = (state: string): state is keyof typeof tones => state in tones

function placeOf(piece: Piece, place: number): 'past' | 'now' | 'later' {
  if (place < piece.stage) return 'past'
  // What was handed over unfinished stands at the stage it was left at: work that was not done is not ticked.
  if (piece.state === 'delivered')
    return place === piece.stages.length - 1 && place === piece.stage ? 'past' : 'later'
  return place === piece.stage ? 'now' : 'later'
}

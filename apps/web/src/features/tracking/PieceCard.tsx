import type { TrackedLink } from '@darzi/contract/tracking.ts'
import { garmentName, stageName } from '../../words/garment-names.ts'
import { useSay } from '../../words/use-say.ts'
import styles from './Pieces.module.css'

type Piece = TrackedLink['pieces'][number]

/** One garment with the stages it has behind it, the one it is at, and those to come. */
export function PieceCard({ piece }: { piece: Piece }) {
  const say = useSay()
  return (
    <article className={styles.piece}>
      <header>
        <h3>{garmentName(say, piece.garment)}</h3>
        <p className={styles.whose}>
          {say('tracking.pieces.whose', { person: piece.personName, tag: piece.tag })}
        </p>
      </header>
      {piece.state === 'cancelled' ? (
        <p>{say('tracking.pieces.cancelled')}</p>
      ) : (
        <ol className={styles.stages} aria-label={say('tracking.pieces.stages')}>
          {piece.stages.map((stage, place) => (
            <li
              key={stage.key}
              data-is={placeOf(piece, place)}
              aria-current={placeOf(piece, place) === 'now' ? 'step' : undefined}
            >
              {stageName(say, stage)}
            </li>
          ))}
        </ol>
      )}
    </article>
  )
}

function placeOf(piece: Piece, place: number): 'past' | 'now' | 'later' {
  if (piece.state === 'delivered' || place < piece.stage) return 'past'
  return place === piece.stage ? 'now' : 'later'
}

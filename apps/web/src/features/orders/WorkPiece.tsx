import type { WorkPiece as Piece } from '@darzi/contract/workshop.ts'
import { lazy, Suspense, useRef } from 'react'
import { Link } from 'react-router'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { Badge } from '../../ui/Badge.tsx'
import { DayText } from '../../ui/DateText.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { CutWithout } from './CutWithout.tsx'
import { heldSizes, sizesQuestion } from './error-question.ts'
import { PieceWords } from './PieceWords.tsx'
import { usePhotoSending } from './photo-commands.ts'
import { photoQuestion, wantsPhotoAt } from './ready-photo.ts'
import { SnapshotFold } from './SnapshotFold.tsx'
import { StageSteps } from './StageSteps.tsx'
import { UnsentPhotos } from './UnsentPhotos.tsx'
import styles from './WorkPage.module.css'
import { addWorkPhoto, moveWork } from './work-data.ts'

/** Most shops ask for no photo. */
const WorkReadyPhoto = lazy(() =>
  import('./WorkReadyPhoto.tsx').then((it) => ({ default: it.WorkReadyPhoto })),
)

const WorkMissingSizes = lazy(() =>
  import('./WorkMissingSizes.tsx').then((it) => ({ default: it.WorkMissingSizes })),
)

/** One garment on the table: what it is to be, by when, what it is cut from, and one tap when a stage is done. */
export function WorkPiece({ piece }: { piece: Piece }) {
  const t = useT()
  const seesOrders = useMay('orders.read')
  const ask = useDialogAddress('ask')
  const isLate = piece.daysLeft < 0
  const sent = usePhotoSending<string>((sending) => addWorkPhoto(piece, sending))
  const name = useRef<HTMLHeadingElement>(null)
  return (
    <article className={styles.piece} data-late={isLate} aria-label={piece.tag}>
      <div className={styles.head}>
        <h2 ref={name} tabIndex={-1}>
          {garmentName(t, piece.garment)}
        </h2>
        {seesOrders ? (
          <Link to={links.order(piece.orderId)}>{piece.tag}</Link>
        ) : (
          <span className="figures">{piece.tag}</span>
        )}
        <span>{piece.person.name}</span>
        {piece.isUrgent && <Badge tone="thread">{t('orders.urgent')}</Badge>}
      </div>
      <p className={styles.day} data-late={isLate}>
        {t('orders-page.work.by')}{' '}
        <strong>
          <DayText day={piece.workshopOn ?? piece.promisedOn} />
        </strong>{' '}
        {t(`orders.dueIn.${isLate ? 'overdue' : piece.daysLeft === 0 ? 'today' : 'left'}`, {
          days: Math.abs(piece.daysLeft),
        })}
      </p>
      {piece.pinnedNotes.map((note) => (
        <p key={note} className={styles.pinned}>
          {note}
        </p>
      ))}
      <PieceWords piece={{ ...piece, addOns: piece.addOnNames }} />
      <StageSteps
        piece={piece}
        onMove={(stage) => {
          if (wantsPhotoAt(piece, stage)) ask.open(photoQuestion({ pieceId: piece.id }))
          else if (heldSizes(piece, stage).length > 0) ask.open(sizesQuestion(piece.id))
          else void moveWork(piece, stage)
        }}
      />
      <CutWithout piece={piece} />
      <Suspense>
        {ask.value === sizesQuestion(piece.id) && <WorkMissingSizes piece={piece} onClose={ask.close} />}
        {ask.value === photoQuestion({ pieceId: piece.id }) && (
          <WorkReadyPhoto
            piece={piece}
            sent={sent}
            onSizes={() => ask.open(sizesQuestion(piece.id), { replace: true })}
            onClose={ask.close}
          />
        )}
      </Suspense>
      <UnsentPhotos photos={sent} next={name} />
      <SnapshotFold piece={piece} />
      {piece.photos.length > 0 && (
        <ul className={styles.photos}>
          {piece.photos.map((photo, at) => (
            <li key={photo.id}>
              <a href={photo.url} target="_blank" rel="noreferrer">
                <img src={photo.thumbUrl} alt={t('orders-page.work.photo', { number: at + 1 })} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

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
import { PieceWords } from './PieceWords.tsx'
import { wantsPhotoAt } from './ready-photo.ts'
import { SnapshotFold } from './SnapshotFold.tsx'
import { StageSteps } from './StageSteps.tsx'
import { UnsentPhotos } from './UnsentPhotos.tsx'
import { usePhotoSending } from './use-photo-sending.ts'
import styles from './WorkPage.module.css'
import { addWorkPhoto, moveWork } from './work-data.ts'

/** Most shops ask for no photo. */
const WorkReadyPhoto = lazy(() =>
  import('./WorkReadyPhoto.tsx').then((it) => ({ default: it.WorkReadyPhoto })),
)

/** One garment on the table: what it is to be, by when, what it is cut from, and one tap when a stage is done. */
export function WorkPiece({ piece }: { piece: Piece }) {
  const t = useT()
  const seesOrders = useMay('orders.read')
  const photo = useDialogAddress('photo')
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
        onMove={(stage) => (wantsPhotoAt(piece, stage) ? photo.open(piece.id) : void moveWork(piece, stage))}
      />
      <Suspense>
        {photo.value === piece.id && <WorkReadyPhoto piece={piece} sent={sent} onClose={photo.close} />}
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

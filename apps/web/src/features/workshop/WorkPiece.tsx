import type { WorkPiece as Piece } from '@darzi/contract/workshop.ts'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { DayText } from '../../ui/DateText.tsx'
import { useT } from '../../words/use-t.ts'
import { CutWithout, PieceWords, SnapshotFold, StageSteps, UnsentPhotos } from '../orders/api.ts'
import { CheckList } from './CheckList.tsx'
import { DoneButton } from './DoneButton.tsx'
import styles from './PieceSheet.module.css'
import type { WorkPhotos } from './work-data.ts'

interface Props {
  piece: Piece
  sent: WorkPhotos
  onMove: (stage: number) => void
  onAssign: () => void
  onPlace: () => void
}

/** One garment on the table: what it is to be, by when, what it is cut from, and one tap when a stage is done. */
export function WorkPiece({ piece, sent, onMove, onAssign, onPlace }: Props) {
  const t = useT()
  const seesOrders = useMay('orders.read')
  const mayAssign = useMay('orders.write')
  const name = useRef<HTMLDivElement>(null)
  const isDone = piece.state === 'done'
  const isLate = piece.daysLeft < 0 && !isDone
  return (
    <article className={styles.piece} aria-label={piece.tag}>
      <div ref={name} tabIndex={-1} className={styles.head}>
        {seesOrders ? (
          <Link to={links.order(piece.orderId)} className="figures">
            {piece.tag}
          </Link>
        ) : (
          <span className="figures">{piece.tag}</span>
        )}
        <span>{piece.person.name}</span>
        {piece.isUrgent && <Badge tone="thread">{t('orders.urgent')}</Badge>}
        {piece.reworks > 0 && <Badge tone="marigold">{t('workshop.flag.rework')}</Badge>}
      </div>
      <p className={styles.day} data-late={isLate}>
        {t('workshop.sheet.by')}{' '}
        <strong>
          <DayText day={piece.workshopOn ?? piece.promisedOn} />
        </strong>{' '}
        {!isDone &&
          t(`orders.dueIn.${isLate ? 'overdue' : piece.daysLeft === 0 ? 'today' : 'left'}`, {
            days: Math.abs(piece.daysLeft),
          })}
      </p>
      {piece.trialChange && <p className={styles.pinned}>{t('workshop.flag.trialChange')}</p>}
      {piece.pinnedNotes.map((note) => (
        <p key={note} className={styles.pinned}>
          {note}
        </p>
      ))}
      <StageSteps piece={piece} onMove={onMove} next={<DoneButton card={piece} onMove={onMove} isWhole />} />
      <CutWithout piece={piece} />
      <div className={styles.facts}>
        <span>
          {piece.worker ? t('orders.worker.with', { name: piece.worker.name }) : t('workshop.sheet.nobody')}
        </span>
        {mayAssign && (
          <Button kind="plain" onClick={onAssign}>
            {t('workshop.act.give')}
          </Button>
        )}
        {isDone && (
          <>
            <span>
              {piece.rackPlace
                ? t('workshop.sheet.rack', { place: piece.rackPlace })
                : t('workshop.sheet.noRack')}
            </span>
            <Button kind="plain" onClick={onPlace}>
              {t('workshop.act.rack')}
            </Button>
          </>
        )}
      </div>
      {piece.checks.length > 0 && (
        <section>
          <h3>{t('workshop.checks.list')}</h3>
          <CheckList card={piece} />
        </section>
      )}
      <PieceWords piece={{ ...piece, assignedTo: undefined, addOns: piece.addOnNames }} />
      <UnsentPhotos photos={sent} next={name} />
      <SnapshotFold piece={piece} />
      {piece.photos.length > 0 && (
        <ul className={styles.photos}>
          {piece.photos.map((photo, at) => (
            <li key={photo.id}>
              <a href={photo.url} target="_blank" rel="noreferrer">
                <img
                  src={photo.thumbUrl}
                  alt={[t('workshop.sheet.photo', { number: at + 1 }), photo.note].filter(Boolean).join(': ')}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

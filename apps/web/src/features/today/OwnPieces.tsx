import type { Today } from '@darzi/contract/today.ts'
import type { WorkPiece } from '@darzi/contract/workshop.ts'
import { Link } from 'react-router'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { garmentName, stageName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { PieceDots } from '../orders/api.ts'
import styles from './Today.module.css'

/** Whoever cuts and sews sees their own pieces, the most urgent first; they are worked on in the workshop. */
export function OwnPieces({ work: { rows } }: { work: NonNullable<Today['work']> }) {
  const t = useT()
  const open = (
    <ButtonLink to={links.work()} kind={rows.length > 0 ? 'primary' : 'quiet'}>
      {t('today.work.open')}
    </ButtonLink>
  )
  if (rows.length === 0)
    return (
      <EmptyState title={t('today.work.none')} otherAction={open}>
        {t('today.work.noneWhy')}
      </EmptyState>
    )
  return (
    <Card title={t('today.work.title')} actions={open}>
      <ul className={styles.rows} aria-label={t('today.work.title')}>
        {rows.map((piece) => (
          <OwnPiece key={piece.id} piece={piece} />
        ))}
      </ul>
    </Card>
  )
}

function OwnPiece({ piece }: { piece: WorkPiece }) {
  const t = useT()
  const stage = piece.stages[piece.stage]
  const due = piece.daysLeft < 0 ? 'overdue' : piece.daysLeft === 0 ? 'today' : 'left'
  return (
    <li>
      <Link to={links.work()} className={styles.piece}>
        <span className={styles.what}>
          <strong>{garmentName(t, piece.garment)}</strong> <span className="figures">{piece.tag}</span>{' '}
          {piece.person.name}
        </span>
        <span className={styles.progress}>
          {stage && stageName(t, stage)} <PieceDots pieces={[piece]} />
        </span>
        <span data-late={due === 'overdue'} className={styles.due}>
          {t(`orders.dueIn.${due}`, { days: Math.abs(piece.daysLeft) })}
        </span>
      </Link>
    </li>
  )
}

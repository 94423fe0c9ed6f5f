import type { Piece } from '@darzi/contract/order-shapes.ts'
import { nextStage } from '@darzi/tailoring/orders/piece-moves.ts'
import { Check, ChevronRight, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { stageName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import styles from './PiecesCard.module.css'
import { useOneTap } from './use-one-tap.ts'

interface Props {
  piece: Pick<Piece, 'stages' | 'stage' | 'state' | 'can'>
  onMove: (stage: number) => void
  /** Its step back stands elsewhere, and the screen has another next step. */
  isQuiet?: boolean
  /** In place of the button to the next stage. */
  next?: ReactNode
}

/** The stages of a piece along a tape: those behind it, the one it stands at, and one tap to the next. */
export function StageSteps({ piece, onMove, isQuiet = false, next: ownNext }: Props) {
  const t = useT()
  const { stages, stage, state, can } = piece
  const forward = useOneTap()
  const back = useOneTap()
  const nextAt = nextStage(piece)
  const next = nextAt === undefined ? undefined : stages[nextAt]
  const percent = Math.round((100 * stage) / Math.max(1, stages.length - 1))
  return (
    <div className={styles.stages}>
      <ol className={styles.steps} aria-label={t('orders-page.stages', { percent })}>
        {stages.map((each, at) => (
          <li key={each.key} data-passed={at < stage} aria-current={at === stage ? 'step' : undefined}>
            <span className={styles.dot}>{at < stage && <Check size={14} aria-hidden="true" />}</span>
            <span>{stageName(t, each)}</span>
          </li>
        ))}
      </ol>
      {state === 'delivered' && stage < stages.length - 1 && <p>{t('orders-page.complete.wasUnready')}</p>}
      <div className={styles.moves}>
        {can.back && stage > 0 && !isQuiet && (
          <Button
            kind="plain"
            icon={<Undo2 size={18} aria-hidden="true" />}
            aria-disabled={back.isSettling || undefined}
            onClick={() => back.once(() => onMove(stage - 1))}
          >
            {t('orders-page.back')}
          </Button>
        )}
        {ownNext}
        {!ownNext && nextAt !== undefined && next && (
          <HonestButton
            kind={isQuiet ? 'quiet' : 'primary'}
            icon={<ChevronRight size={20} aria-hidden="true" />}
            reason={can.advance ? undefined : t('orders.reason.notYet')}
            aria-disabled={forward.isSettling || undefined}
            onClick={() => forward.once(() => onMove(nextAt))}
          >
            {t('orders-page.next', { stage: stageName(t, next) })}
          </HonestButton>
        )}
      </div>
    </div>
  )
}

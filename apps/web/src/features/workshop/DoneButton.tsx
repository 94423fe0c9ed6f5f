import type { WorkCard } from '@darzi/contract/workshop.ts'
import { Check, ChevronRight, Hourglass } from 'lucide-react'
import { useMay } from '../../data/session.ts'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useT } from '../../words/use-t.ts'
import { useOneTap } from '../orders/api.ts'
import { doneAct } from './stage-choices.ts'
import styles from './WorkCard.module.css'
import { askApproval } from './work-data.ts'

interface Props {
  card: WorkCard
  onMove: (stage: number) => void
  /** With its words, as on the sheet; on a card it is a mark alone. */
  isWhole?: boolean
}

/** One tap says that the stage is done: the piece goes on, or the manager is told where it needs approval. */
export function DoneButton({ card, onMove, isWhole }: Props) {
  const t = useT()
  const mayApprove = useMay('work.approve')
  const tap = useOneTap()
  const act = doneAct(t, card, mayApprove)
  if (act.kind === 'none') {
    if (!isWhole || card.state === 'done' || card.state === 'delivered') return null
    return (
      <HonestButton kind="primary" reason={act.reason}>
        {t('workshop.act.done')}
      </HonestButton>
    )
  }
  const words =
    act.kind === 'move'
      ? t('workshop.card.to', { stage: act.label })
      : act.kind === 'approve'
        ? t('workshop.card.approve', { stage: act.label })
        : t(`workshop.card.${act.kind}`)
  const run = () => {
    if (act.kind === 'move' || act.kind === 'approve') onMove(act.stage)
    else if (act.kind === 'ask') void askApproval(card)
  }
  if (isWhole)
    return (
      <HonestButton
        kind="primary"
        icon={<ChevronRight size={20} aria-hidden="true" />}
        reason={act.kind === 'waits' ? t('workshop.card.waits') : undefined}
        aria-disabled={tap.isSettling || undefined}
        onClick={() => tap.once(run)}
      >
        {act.kind === 'waits' ? t('workshop.card.ask') : words}
      </HonestButton>
    )
  return (
    <button
      type="button"
      className={styles.done}
      data-kind={act.kind}
      title={words}
      aria-label={t('workshop.card.doneOf', { tag: card.tag, act: words })}
      aria-disabled={tap.isSettling || act.kind === 'waits' || undefined}
      onClick={() => isMeant(card) && tap.once(run)}
    >
      {act.kind === 'waits' ? (
        <Hourglass size={20} aria-hidden="true" />
      ) : (
        <Check size={22} aria-hidden="true" />
      )}
    </button>
  )
}

/** Where a card leaves, the next one comes under the finger: the second tap of a double tap is not meant for it. */
let last = { id: '', at: 0 }
const doubleTapMs = 400

function isMeant({ id }: WorkCard): boolean {
  const at = performance.now()
  const isStray = id !== last.id && at - last.at < doubleTapMs
  if (!isStray) last = { id, at }
  return !isStray
}

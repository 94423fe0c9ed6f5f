import type { WorkCard } from '@darzi/contract/workshop.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useT } from '../../words/use-t.ts'
import { heldSizes, MissingSizesDialog, PastTrialDialog, ReadyPhotoDialog } from '../orders/api.ts'
import { CheckList } from './CheckList.tsx'
import { gateBefore, unticked } from './move-gates.ts'
import { columnName } from './stage-choices.ts'
import { moveWork, type Stated, type WorkPhotos } from './work-data.ts'

interface Props {
  card: WorkCard
  stage: number
  /** Photos on their way, or held: closing the question loses none. */
  sent: WorkPhotos
  onClose: () => void
}

/** What stands in the way of a step, one question after the other; then the step is taken. What is gone over is recorded. */
export function MoveQuestions({ card, stage, sent, onClose }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const mayWrite = useMay('orders.write')
  const mayRead = useMay('measurements.read')
  const [stated, setStated] = useState<Stated>({})
  // A question stands until it is answered: a photo that comes or a line that is ticked meanwhile only opens its way on.
  const [gate, setGate] = useState(() => gateBefore(card, stage, {}))
  const label = columnName(t, card, stage)
  function goOn(stating: Stated = {}) {
    const said = { ...stated, ...stating }
    setStated(said)
    const more = gateBefore(card, stage, said)
    if (more) return setGate(more)
    onClose()
    void moveWork(card, stage, said)
  }
  if (gate === 'sizes')
    return (
      <MissingSizesDialog
        held={[{ piece: card, fields: heldSizes(card, stage) }]}
        onChoose={
          mayWrite && mayRead ? () => void navigate(links.cutPiece(card.orderId, card.id)) : undefined
        }
        onGoOn={() => goOn({ missing: heldSizes(card, stage) })}
        onClose={onClose}
      />
    )
  if (gate === 'photo')
    return (
      <ReadyPhotoDialog
        pieces={[card]}
        step={t('workshop.card.to', { stage: label })}
        sent={sent}
        sendingOf={sent.sending?.of.id}
        onPhoto={(photo) => sent.take(photo, card)}
        onStep={() => goOn()}
        onClose={onClose}
      />
    )
  if (gate === 'trial')
    return <PastTrialDialog tag={card.tag} onGoOn={() => goOn({ trial: true })} onClose={onClose} />
  const left = unticked(card)
  return (
    <Dialog
      title={t('workshop.checks.title', { tag: card.tag })}
      isOpen
      onClose={onClose}
      actions={
        <>
          {left.length > 0 && (
            <HonestButton kind="quiet" onClick={() => goOn({ unchecked: left.map(({ key }) => key) })}>
              {t('workshop.checks.without')}
            </HonestButton>
          )}
          <HonestButton
            kind="primary"
            reason={left.length > 0 ? t('workshop.checks.left', { count: left.length }) : undefined}
            onClick={() => goOn()}
          >
            {label}
          </HonestButton>
        </>
      }
    >
      <CheckList card={card} />
    </Dialog>
  )
}

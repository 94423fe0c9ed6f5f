import type { Order, Piece } from '@darzi/contract/order-shapes.ts'
import { type FormEvent, useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { blockedReason } from './blocked-reason.ts'
import { isChangedMeanwhile } from './changed-meanwhile.ts'
import { changedPiece } from './changed-piece.ts'
import { useGarments } from './counter-queries.ts'
import { GarmentSelect } from './GarmentSelect.tsx'
import { garmentOf } from './garment-in-list.ts'
import styles from './OrderPage.module.css'
import { asGarment, pieceDraftOf, sewnAs } from './order-draft.ts'
import { PieceFields, pieceFieldNames } from './PieceFields.tsx'
import { savePiece } from './save-piece.ts'
import { areToldAt, sentenceAt, sentenceIn, type TakeProblems } from './take-problems.ts'
import { WorkerSelect } from './WorkerSelect.tsx'

interface Props {
  order: Order
  piece: Piece
  onClose: () => void
}

/** Changes what was said of a piece, until it is handed over. */
export function EditPieceDialog({ order, piece, onClose }: Props) {
  const t = useT()
  const { garments } = useGarments()
  const { currency } = order
  // As it was when the form was opened: what others change meanwhile comes in by itself, and would be overwritten unseen.
  const [opened] = useState(piece)
  const [version] = useState(order.version)
  const [before] = useState(() => pieceDraftOf(opened, currency))
  const [draft, setDraft] = useState(before)
  const garment = garmentOf(garments, draft.garment)
  const isAnother = draft.garment !== before.garment
  const shown = isAnother && garment ? sewnAs(garment, draft) : draft
  const [isPriced, setPriced] = useState(before.price !== '')
  const [worker, setWorker] = useState(opened.assignedTo)
  const [problems, setProblems] = useState<TakeProblems>({ found: {} })
  const [isBusy, setBusy] = useState(false)
  const [isTold, setTold] = useState(false)

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (over) return
    const { body, found } = changedPiece({ before, after: shown }, currency)
    setProblems({ found })
    if (Object.keys(found).length > 0) return
    const given = worker?.id === opened.assignedTo?.id ? {} : { assignedTo: worker?.id ?? null }
    const changed = { ...body, ...given }
    if (Object.keys(changed).length === 0) return onClose()
    setBusy(true)
    try {
      await savePiece(order, { opened, changed, version: isTold ? order.version : version })
      onClose()
    } catch (appError) {
      setProblems({ found: {}, error: appError })
      // Who was told of it may save over it.
      if (isChangedMeanwhile(appError)) setTold(true)
      setBusy(false)
    }
  }
  const { error: appError } = problems
  const over = isBusy ? undefined : blockedReason(order, 'edit', t)
  const isAtField = areToldAt([...pieceFieldNames, 'garment', 'assignedTo'], problems)
  return (
    <Dialog title={`${piece.tag} ${garmentName(t, piece.garment)}`} isOpen onClose={onClose} isWide isForm>
      <form className={styles.stack} onSubmit={onSubmit} noValidate>
        <GarmentSelect
          piece={opened}
          garments={garments}
          now={draft.garment}
          error={sentenceAt(problems, 'garment', t)}
          onChoose={(to) => setDraft(asGarment(draft, { to, currency, isPriced }))}
        />
        <PieceFields
          piece={shown}
          garment={garment}
          currency={currency}
          values={piece.snapshot?.profile === 'body' ? piece.snapshot.values : undefined}
          kept={isAnother ? undefined : before}
          onChange={(part) => {
            setDraft({ ...draft, ...part })
            if (part.styles || part.addOns) setProblems({ found: {} })
            if (part.price !== undefined) setPriced(true)
          }}
          errorAt={(field) => sentenceIn(problems, field, t)}
        />
        <WorkerSelect
          now={worker}
          nobody={
            order.assignedTo
              ? t('orders-page.worker.asOrder', { name: order.assignedTo.name })
              : t('orders.worker.nobody')
          }
          error={sentenceAt(problems, 'assignedTo', t)}
          onChoose={setWorker}
        />
        <FormError>
          {over ?? (appError !== undefined && !isAtField && problemSentence(appError, t))}
        </FormError>
        <div className={styles.foot}>
          <HonestButton kind="primary" type="submit" isBusy={isBusy} reason={over}>
            {t('orders-page.savePiece')}
          </HonestButton>
        </div>
      </form>
    </Dialog>
  )
}

import type { Garment } from '@darzi/contract/garments.ts'
import type { Order, Piece } from '@darzi/contract/order-shapes.ts'
import { mayBecomeAnother } from '@darzi/tailoring/orders/piece-moves.ts'
import { stockAfter } from '@darzi/tailoring/orders/stock-of-piece.ts'
import { type FormEvent, useState } from 'react'
import { call } from '../../data/api.ts'
import { cacheOrder } from '../../data/order-cache.ts'
import { problemSentence } from '../../data/problem-error.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { blockedReason } from './blocked-reason.ts'
import { isChangedMeanwhile } from './changed-meanwhile.ts'
import { changedPiece } from './changed-piece.ts'
import { useCounterRules, useGarments } from './counter-queries.ts'
import { areToldAt, readPiece, sentenceAt, sentenceIn, type TakeProblems } from './draft-body.ts'
import styles from './OrderPage.module.css'
import { editPiece, type PieceEdit } from './order-commands.ts'
import { asGarment, garmentOf, pieceDraftOf, sewnAs } from './order-draft.ts'
import { PieceFields, pieceFieldNames } from './PieceFields.tsx'
import { rushChange, rushHint } from './rush-change.ts'
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
  const { rush: rule } = useCounterRules()
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
  const clothOf = (each: typeof draft) => readPiece(each, currency).body.cloth
  const isUnnamed = stockAfter({ before: clothOf(before), after: clothOf(shown), isAnother }) === 'gone'
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
          urgentHint={rule && rushHint(rushChange(order, { opened, draft: shown, garment, rule }), order, t)}
          asksPrice
          onChange={(part) => {
            setDraft({ ...draft, ...part })
            if (part.styles || part.addOns) setProblems({ found: {} })
            if (part.price !== undefined) setPriced(true)
          }}
          errorAt={(field) => sentenceIn(problems, field, t)}
        />
        {opened.stock && !opened.stock.isTaken && isUnnamed && (
          <p role="status">{t('orders-page.piece.stockUnnamed', { item: opened.stock.name })}</p>
        )}
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

interface GarmentSelectProps {
  /** As it stood when its form was opened. */
  piece: Piece
  garments: readonly Garment[]
  /** The key of what is chosen. */
  now: string
  error?: string
  onChoose: (garment: Garment) => void
}

/** Which garment a piece is: asked until its work begins, for a form may have sent "something else". */
function GarmentSelect({ piece, garments, now, error, onChoose }: GarmentSelectProps) {
  const t = useT()
  if (!mayBecomeAnother(piece) || piece.collection) return null
  const offered = garments.filter(({ key, isActive }) => isActive && key !== piece.garment.key)
  const options = [piece.garment, ...offered].map((each) => ({
    value: each.key,
    label: garmentName(t, each),
  }))
  return (
    <NativeSelect
      label={t('orders-page.garment')}
      hint={t('orders-page.garment.hint')}
      value={now}
      error={error}
      options={options.sort((one, other) => one.label.localeCompare(other.label))}
      onChange={(event) => {
        const garment = garmentOf(garments, event.target.value)
        if (garment) onChoose(garment)
      }}
    />
  )
}

interface Saving {
  /** As it was when its form was opened. */
  opened: Piece
  changed: PieceEdit
  /** The order's version that the one at the counter has seen. */
  version: number
}

/**
 * Saves a change of a piece; what a colleague changed otherwise meanwhile stays. Throws orders.changedMeanwhile when both
 * changed the same of it, and what else is refused.
 */
async function savePiece(order: Order, { opened, changed, version }: Saving): Promise<void> {
  try {
    return await editPiece(order, opened.id, { ...changed, version })
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error
    const now = cacheOrder(await call('GET /api/orders/:id', { params: { id: order.id } }))
    const piece = now.pieces.find(({ id }) => id === opened.id)
    if (!piece || isSameChanged(changed, opened, piece)) throw error
    await editPiece(order, opened.id, { ...changed, version: now.version })
  }
}

const fields = [
  'garment',
  'priceMinor',
  'styles',
  'cloth',
  'addOns',
  'notes',
  'isUrgent',
  'assignedTo',
] as const

/** Whether a field that was changed here stands otherwise by now. */
const isSameChanged = (changed: PieceEdit, opened: Piece, now: Piece): boolean =>
  fields.some((field) => field in changed && JSON.stringify(opened[field]) !== JSON.stringify(now[field]))

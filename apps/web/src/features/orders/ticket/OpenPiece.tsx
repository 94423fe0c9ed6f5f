import type { Garment } from '@darzi/contract/garments.ts'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Sheet } from '../../../ui/Sheet.tsx'
import { garmentName } from '../../../words/garment-names.ts'
import { useT } from '../../../words/use-t.ts'
import { garmentOf, type PieceDraft } from '../order-draft.ts'
import styles from './PiecePanel.module.css'
import { PiecePanel } from './PiecePanel.tsx'
import type { Taking } from './taking.ts'

interface Props {
  taking: Taking
  piece: PieceDraft
  isWide: boolean
  others: readonly Garment[]
  onOneMore: () => void
  onAdd: (garment: Garment) => void
  onDone: () => void
  onClose: () => void
}

/** The piece that is open: in its place on a desk, as a sheet on a phone. */
export function OpenPiece({ taking, piece, isWide, others, onOneMore, onAdd, onDone, onClose }: Props) {
  const t = useT()
  const at = taking.form.draft.pieces.findIndex(({ id }) => id === piece.id)
  const garment = garmentOf(taking.garments, piece.garment)
  const title = `${at + 1}. ${garment ? garmentName(t, garment) : piece.garment}`
  const panel = (
    <PiecePanel
      key={piece.id}
      taking={taking}
      piece={piece}
      at={at}
      isWide={isWide}
      others={others}
      onOneMore={onOneMore}
      onAdd={onAdd}
      onDone={onDone}
    />
  )
  if (isWide)
    return (
      <InPlace key={piece.id} title={title} onClose={onClose}>
        {panel}
      </InPlace>
    )
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      <FromTop key={piece.id}>{panel}</FromTop>
    </Sheet>
  )
}

/** The next piece takes the place of the one before: it is seen from its head, and the focus begins there. */
function FromTop({ children }: { children: ReactNode }) {
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => {
    here.current?.closest('[role="dialog"]')?.scrollTo({ top: 0 })
    if (document.activeElement === document.body) here.current?.focus()
  }, [])
  return (
    <div ref={here} tabIndex={-1} className={styles.fromTop}>
      {children}
    </div>
  )
}

interface InPlaceProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** Opening takes the focus to its head, so that Tab goes on with the styles; closing gives it back. */
function InPlace({ title, onClose, children }: InPlaceProps) {
  const t = useT()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = document.activeElement
    head.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <section className={styles.place} aria-label={title}>
      <div className={styles.head}>
        <h2 ref={head} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={t('ui.close')} onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      {children}
    </section>
  )
}

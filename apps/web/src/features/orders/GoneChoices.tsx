import type { Garment } from '@darzi/contract/garments.ts'
import { useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useT } from '../../words/use-t.ts'
import { fixAndFocusNext } from './fix-and-focus-next.ts'
import { goneOf, type PieceDraft, sewnAs } from './order-draft.ts'
import styles from './PieceCard.module.css'

interface Props {
  piece: PieceDraft
  garment: Garment | undefined
  /** What the piece was ordered with, and keeps. */
  kept?: Pick<PieceDraft, 'styles' | 'addOns'>
  errorAt: (field: string) => string | undefined
  onChange: (part: Partial<PieceDraft>) => void
}

/**
 * What was chosen and is offered no more: no card stands for it, so it is told and left out here. With it goes the button that
 * was pressed: the focus goes on to what is to be done next.
 */
export function GoneChoices({ piece, garment, kept, errorAt, onChange }: Props) {
  const t = useT()
  const here = useRef<HTMLDivElement>(null)
  const told = errorAt('styles') ?? errorAt('addOns')
  if (!told) return null
  const isGone = garment !== undefined && goneOf(garment, piece, kept).length > 0
  function leaveOut() {
    if (!garment) return
    const { styles: sewn, addOns } = sewnAs(garment, piece, kept)
    if (here.current) fixAndFocusNext(here.current, () => onChange({ styles: sewn, addOns }))
  }
  return (
    <div ref={here} className={styles.group}>
      <FormError>{isGone ? t('orders-new.piece.gone') : told}</FormError>
      {isGone && (
        <div>
          <Button data-mends onClick={leaveOut}>
            {t('orders-new.piece.leaveOut')}
          </Button>
        </div>
      )}
    </div>
  )
}

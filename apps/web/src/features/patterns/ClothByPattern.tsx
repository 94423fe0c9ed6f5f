import type { MeasuredValue } from '@darzi/contract/measurements.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import { type ClothTaken, canDraft, clothByPattern } from './cloth-by-pattern.ts'
import styles from './Patterns.module.css'
import { useBook } from './use-book.ts'

interface Props {
  /** Its key. */
  garment: string
  /** Who wears it. */
  personId: string
  values: readonly MeasuredValue[]
  styles: Record<string, string>
  onTake: (metres: string) => void
}

/** Metres from the person's own pattern, where their sizes make one, as the cutting table draws it; drafted only when asked. */
export function ClothByPattern({ garment, personId, values, styles: chosen, onTake }: Props) {
  const t = useT()
  const [taken, setTaken] = useState<{ of: string; rows: readonly ClothTaken[] | 'failed' }>()
  const [isBusy, setBusy] = useState(false)
  const isDrawn = canDraft(garment, values)
  const { data: book, isLoading } = useBook(isDrawn ? personId : undefined)
  const asked = JSON.stringify([garment, book?.person.sizing, book?.lastValues, values, chosen])
  // Where the book cannot be read, nobody knows for whom it would be drawn.
  if (!isDrawn || (!book && !isLoading)) return null

  async function onAsk() {
    if (!book) return
    setBusy(true)
    try {
      setTaken({ of: asked, rows: await clothByPattern({ garment, book, values, styles: chosen }) })
    } catch {
      setTaken({ of: asked, rows: 'failed' })
    } finally {
      setBusy(false)
    }
  }

  // Other styles, other sizes, somebody else: what was worked out before no longer holds.
  if (taken?.of !== asked)
    return (
      <Button isBusy={isBusy || isLoading} onClick={() => void onAsk()}>
        {t('orders-new.cloth.byPattern')}
      </Button>
    )
  if (taken.rows === 'failed') return <p role="status">{t('orders-new.cloth.byPatternFailed')}</p>
  return (
    <div role="status" className={styles.byPattern}>
      {taken.rows.map(({ widthCm, metres }) => (
        <Button key={widthCm} onClick={() => onTake(metres)}>
          {t('orders-new.cloth.byPatternAt', { metres, width: widthCm })}
        </Button>
      ))}
      <p className={styles.note}>{t('orders-new.cloth.byPatternNote')}</p>
    </div>
  )
}

import type { Garment } from '@darzi/contract/garments.ts'
import type { MeasuredValue } from '@darzi/contract/measurements.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useSay } from '../../words/use-say.ts'
import { type ClothTaken, canDraft, clothByPattern } from './cloth-by-pattern.ts'
import styles from './Patterns.module.css'

interface Props {
  garment: Pick<Garment, 'key' | 'sizing'>
  values: readonly MeasuredValue[]
  styles: Record<string, string>
  onTake: (metres: string) => void
}

/** Metres from the person's own pattern, where their sizes make one; drafted only when asked. */
export function ClothByPattern({ garment, values, styles: chosen, onTake }: Props) {
  const say = useSay()
  const [taken, setTaken] = useState<{ of: string; rows: readonly ClothTaken[] | 'failed' }>()
  const [isBusy, setBusy] = useState(false)
  const asked = JSON.stringify([garment.key, values, chosen])
  if (!canDraft(garment.key, values)) return null

  async function onAsk() {
    setBusy(true)
    try {
      setTaken({ of: asked, rows: await clothByPattern({ garment, values, styles: chosen }) })
    } catch {
      setTaken({ of: asked, rows: 'failed' })
    } finally {
      setBusy(false)
    }
  }

  // Other styles, other sizes: what was worked out before no longer holds.
  if (taken?.of !== asked)
    return (
      <Button isBusy={isBusy} onClick={() => void onAsk()}>
        {say('orders-new.cloth.byPattern')}
      </Button>
    )
  if (taken.rows === 'failed') return <p role="status">{say('orders-new.cloth.byPatternFailed')}</p>
  return (
    <div role="status" className={styles.byPattern}>
      {taken.rows.map(({ widthCm, metres }) => (
        <Button key={widthCm} onClick={() => onTake(metres)}>
          {say('orders-new.cloth.byPatternAt', { metres, width: widthCm })}
        </Button>
      ))}
      <p className={styles.note}>{say('orders-new.cloth.byPatternNote')}</p>
    </div>
  )
}

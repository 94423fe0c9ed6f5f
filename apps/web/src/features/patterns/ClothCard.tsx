import { bestTogether, type Layout, metresOf } from '@darzi/body/pattern/lay-out.ts'
import type { Pattern } from '@darzi/body/pattern/pattern.ts'
import { inUnit } from '@darzi/tailoring/units/length.ts'
import { useMemo, useState } from 'react'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { useT } from '../../words/use-t.ts'
import { ClothPicture } from './ClothPicture.tsx'
import styles from './Patterns.module.css'
import { pieceName } from './sheet-words.ts'

/** Widths cloth is sold in: 36, 44, 48, 54, 58 and 60 inches. */
const widthsCm = [90, 112, 120, 137, 147, 152] as const
const usualCm = 112

interface Props {
  patterns: readonly Pattern[]
  /** What it is cloth for, where that is more than what is drawn. */
  of?: string | undefined
}

/** How much cloth the pieces take, by laying them on it. */
export function ClothCard({ patterns, of }: Props) {
  const t = useT()
  const [widthCm, setWidthCm] = useState<number>(usualCm)
  const [hasNap, setNap] = useState(false)
  const layout = useMemo(
    () => bestTogether(patterns, { widthMm: widthCm * 10, hasNap }),
    [patterns, widthCm, hasNap],
  )
  const lining = useMemo(
    () => bestTogether(patterns, { widthMm: widthCm * 10, kind: 'lining' }),
    [patterns, widthCm],
  )
  return (
    <Card title={t('patterns.cloth.title')}>
      {of && <p className={styles.note}>{t('patterns.cloth.together', { parts: of })}</p>}
      <div className={styles.wide}>
        <NativeSelect
          label={t('patterns.cloth.width')}
          value={widthCm}
          options={widthsCm.map((cm) => ({
            value: String(cm),
            label: t('patterns.cloth.widthOf', { cm, inches: Math.round(inUnit(cm * 10, 'in')) }),
          }))}
          onChange={(event) => setWidthCm(Number(event.target.value))}
        />
        <Checkbox
          label={t('patterns.cloth.nap')}
          checked={hasNap}
          onChange={(event) => setNap(event.target.checked)}
        />
      </div>
      <Outcome layout={layout} lining={lining} widthCm={widthCm} />
    </Card>
  )
}

interface OutcomeProps {
  layout: Layout
  /** Pocket bags; nothing is laid where there are none. */
  lining: Layout
  widthCm: number
}

function Outcome({ layout, lining, widthCm }: OutcomeProps) {
  const t = useT()
  const saysTooNarrow = ({ tooWide }: Layout) => (
    <p className={styles.failed}>
      {t('patterns.cloth.tooNarrow', { pieces: tooWide.map((key) => pieceName(t, key)).join(', ') })}
    </p>
  )
  if (layout.tooWide.length > 0) return saysTooNarrow(layout)
  const metres = metresOf(layout.lengthMm).toFixed(2)
  const ofLining = metresOf(lining.lengthMm).toFixed(2)
  return (
    <>
      <p className={styles.metres}>
        <strong>{t('patterns.cloth.metres', { metres })}</strong>{' '}
        {t(layout.isDoubled ? 'patterns.cloth.doubled' : 'patterns.cloth.open', { width: widthCm })}
      </p>
      {lining.laid.length > 0 && lining.tooWide.length === 0 && (
        <p className={styles.metres}>{t('patterns.cloth.lining', { metres: ofLining })}</p>
      )}
      {lining.tooWide.length > 0 && saysTooNarrow(lining)}
      <ClothPicture layout={layout} label={t('patterns.cloth.picture')} />
      <p className={styles.note}>{t('patterns.cloth.note')}</p>
    </>
  )
}

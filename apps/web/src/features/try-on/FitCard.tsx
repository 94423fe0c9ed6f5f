import { endsOf } from '@darzi/tailoring/collection/ends.ts'
import { type BodySizes, fitOf, untoldOf } from '@darzi/tailoring/collection/fit.ts'
import { verdictOf } from '@darzi/tailoring/collection/verdict.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { useT } from '../../words/use-t.ts'
import type { StoredScan } from '../body-scans/api.ts'
import { zonesWords } from './advice-words.ts'
import { EndLines } from './EndLines.tsx'
import { FitTable } from './FitTable.tsx'
import styles from './TryOn.module.css'
import { UnitSwitch } from './UnitSwitch.tsx'
import type { Choice } from './use-choice.ts'
import { VerdictLine } from './VerdictLine.tsx'

interface Props {
  scan: StoredScan
  body: BodySizes
  choice: Choice
  unit: LengthUnit
  onUnit: (unit: LengthUnit) => void
}

/** How the chosen size sits, zone by zone, and where it ends: by the tape of the garment and the sizes of the body. */
export function FitCard({ scan, body, choice: { garment, size }, unit, onUnit }: Props) {
  const t = useT()
  const finished = garment?.sizes.find((each) => each.size === size)
  if (!garment || !finished) return null
  const zones = fitOf(body, { ...garment, finished })
  const untold = untoldOf(body, { cut: garment.cut, finished })
  const verdict = verdictOf(body, { ...garment, finished })
  return (
    <section className={styles.card} aria-labelledby="try-on-fit">
      <div className={styles.cardHead}>
        <h2 id="try-on-fit">{t('try-on.fit.title', { size: finished.size })}</h2>
        <UnitSwitch unit={unit} onChoose={onUnit} />
      </div>
      <VerdictLine verdict={verdict} size={finished.size} scan={scan} unit={unit} />
      {zones.length > 0 && <FitTable zones={zones} untold={untold} scan={scan} unit={unit} />}
      {zones.length > 0 && untold.length > 0 && (
        <p>{t('try-on.fit.untoldZones', { zones: zonesWords(untold, t) })}</p>
      )}
      <EndLines ends={endsOf(body, { cut: garment.cut, finished })} unit={unit} />
    </section>
  )
}

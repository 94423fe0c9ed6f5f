import { endsOf } from '@darzi/tailoring/collection/ends.ts'
import { type BodySizes, carries, fitOf, goesOn, untoldOf } from '@darzi/tailoring/collection/fit.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { useT } from '../../words/use-t.ts'
import type { StoredScan } from '../body-scans/api.ts'
import { zonesWords } from './advice-words.ts'
import { EndLines } from './EndLines.tsx'
import fitStyles from './Fit.module.css'
import { FitTable } from './FitTable.tsx'
import { sizeWords } from './size-words.ts'
import styles from './TryOn.module.css'
import { UnitSwitch } from './UnitSwitch.tsx'
import type { Choice } from './use-choice.ts'

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
  const surest = Math.max(
    0,
    ...carries[garment.cut].flatMap((zone) => {
      const known = zone in scan.estimates ? scan.estimates[zone as keyof typeof scan.estimates] : undefined
      return known ? [known.plusMinusMm] : []
    }),
  )
  return (
    <section className={styles.card} aria-labelledby="try-on-fit">
      <div className={styles.cardHead}>
        <h2 id="try-on-fit">{t('try-on.fit.title', { size: finished.size })}</h2>
        <UnitSwitch unit={unit} onChoose={onUnit} />
      </div>
      {zones.length === 0 ? (
        <p>{t('try-on.fit.untold')}</p>
      ) : (
        <FitTable zones={zones} untold={untold} unit={unit} />
      )}
      {zones.length > 0 && untold.length > 0 && (
        <p>{t('try-on.fit.untoldZones', { zones: zonesWords(untold, t) })}</p>
      )}
      {zones.length > 0 && !goesOn(zones) && <p className={fitStyles.tooSmall}>{t('try-on.fit.tooSmall')}</p>}
      <EndLines ends={endsOf(body, { cut: garment.cut, finished })} unit={unit} />
      {surest >= 5 && (
        <p className={styles.soft}>{t('try-on.fit.honesty', { size: sizeWords(surest, unit, t) })}</p>
      )}
    </section>
  )
}

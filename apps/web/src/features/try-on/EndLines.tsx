import type { GarmentEnds } from '@darzi/tailoring/collection/ends.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { useT } from '../../words/use-t.ts'
import styles from './Fit.module.css'
import { sizeWords } from './size-words.ts'

/** Within this much of the wrist a sleeve ends at it. */
const atWristMm = 5

/** Where hem and sleeve end, in words and in figures. */
export function EndLines({ ends: { hem, sleeve }, unit }: { ends: GarmentEnds; unit: LengthUnit }) {
  const t = useT()
  if (!hem && !sleeve) return null
  const away = sleeve ? Math.abs(sleeve.pastWristMm) : 0
  const wrist = sleeve && (away <= atWristMm ? 'at' : sleeve.pastWristMm > 0 ? 'past' : 'short')
  return (
    <ul className={styles.ends}>
      {hem && <li>{hemWords(hem, unit, t)}</li>}
      {sleeve && (
        <li>
          {t(`try-on.ends.sleeve_${wrist}`, {
            place: t(`try-on.sleeve.${sleeve.place}`),
            length: sizeWords(away, unit, t),
          })}
        </li>
      )}
    </ul>
  )
}

function hemWords(
  { overFloorMm, place }: NonNullable<GarmentEnds['hem']>,
  unit: LengthUnit,
  t: Translate,
): string {
  if (overFloorMm < 0) return t('try-on.ends.hem_floor', { length: sizeWords(-overFloorMm, unit, t) })
  return t('try-on.ends.hem', {
    place: t(`try-on.hem.${place}`),
    height: sizeWords(overFloorMm, unit, t),
  })
}

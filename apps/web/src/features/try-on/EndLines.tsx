import type { GarmentEnds } from '@darzi/tailoring/collection/ends.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import type { Say } from '@darzi/words/say.ts'
import { useSay } from '../../words/use-say.ts'
import styles from './Fit.module.css'
import { sizeWords } from './size-words.ts'

/** Within this much of the wrist a sleeve ends at it. */
const atWristMm = 5

/** Where hem and sleeve end, in words and in figures. */
export function EndLines({ ends: { hem, sleeve }, unit }: { ends: GarmentEnds; unit: LengthUnit }) {
  const say = useSay()
  if (!hem && !sleeve) return null
  const away = sleeve ? Math.abs(sleeve.pastWristMm) : 0
  const wrist = sleeve && (away <= atWristMm ? 'at' : sleeve.pastWristMm > 0 ? 'past' : 'short')
  return (
    <ul className={styles.ends}>
      {hem && <li>{hemWords(hem, unit, say)}</li>}
      {sleeve && (
        <li>
          {say(`try-on.ends.sleeve_${wrist}`, {
            place: say(`try-on.sleeve.${sleeve.place}`),
            length: sizeWords(away, unit, say),
          })}
        </li>
      )}
    </ul>
  )
}

function hemWords(
  { overFloorMm, place }: NonNullable<GarmentEnds['hem']>,
  unit: LengthUnit,
  say: Say,
): string {
  if (overFloorMm < 0) return say('try-on.ends.hem_floor', { length: sizeWords(-overFloorMm, unit, say) })
  return say('try-on.ends.hem', {
    place: say(`try-on.hem.${place}`),
    height: sizeWords(overFloorMm, unit, say),
  })
}

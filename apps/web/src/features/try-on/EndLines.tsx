import type { GarmentEnds } from '@darzi/tailoring/collection/ends.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
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
      {hem && (
        <li>
          {say('try-on.ends.hem', {
            place: say(`try-on.hem.${hem.place}`),
            height: sizeWords(Math.max(0, hem.overFloorMm), unit, say),
          })}
        </li>
      )}
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

import { easeOf } from '@darzi/tailoring/collection/ease.ts'
import type { Cut } from '@darzi/tailoring/collection/finished.ts'
import { carries, fitLabels } from '@darzi/tailoring/collection/fit.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { useSay } from '../../words/use-say.ts'
import styles from './Fit.module.css'
import { sizeWords } from './size-words.ts'

/** What the colours of the map mean, in words and by how much room at the zone that carries the cut. */
export function MapLegend({ cut, unit }: { cut: Cut; unit: LengthUnit }) {
  const say = useSay()
  const zone = carries[cut][0]
  const rule = zone && easeOf[cut][zone]
  if (!zone || !rule) return null
  const size = (mm: number) => sizeWords(mm, unit, say)
  const bounds = {
    too_small: say('try-on.legend.under', { most: size(rule.least) }),
    tight: say('try-on.legend.between', { from: size(rule.least), to: size(rule.tight) }),
    close: say('try-on.legend.between', { from: size(rule.tight), to: size(rule.close) }),
    regular: say('try-on.legend.between', { from: size(rule.close), to: size(rule.regular) }),
    loose: say('try-on.legend.over', { least: size(rule.regular) }),
  }
  return (
    <div className={styles.legend}>
      <p>{say('try-on.legend.title', { zone: say(`try-on.zone.${zone}`) })}</p>
      <ul>
        {fitLabels.map((label) => (
          <li key={label}>
            <span className={styles.patch} data-fit={label} aria-hidden="true" />
            {say('try-on.legend.line', { label: say(`try-on.label.${label}`), room: bounds[label] })}
          </li>
        ))}
      </ul>
    </div>
  )
}

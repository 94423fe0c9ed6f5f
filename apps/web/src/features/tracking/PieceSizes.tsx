import type { TrackedPiece } from '@darzi/contract/tracking.ts'
import { showLength } from '@darzi/tailoring/units/length.ts'
import { choiceText } from '@darzi/words/choice-text.ts'
import { writeDay } from '@darzi/words/formats.ts'
import type { Say } from '@darzi/words/say.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { Facts } from './Facts.tsx'
import styles from './Tracking.module.css'
import { sizeName } from './tracked-names.ts'

type Sizes = NonNullable<TrackedPiece['sizes']>

/** What the garment is cut from, in the unit it was measured in; inches in centimetres as well. */
export function PieceSizes({ sizes }: { sizes: Sizes }) {
  const say = useSay()
  const language = useLanguage()
  if (sizes.values.length === 0) return null
  const day = writeDay(sizes.takenOn, language)
  return (
    <details className={styles.sizes}>
      <summary>{say(`tracking.sizes.of_${sizes.profile}`, { day })}</summary>
      <Facts
        facts={sizes.values.map((value) => [
          value.name ?? sizeName(say, value.field),
          sizeText(say, value, sizes.unit),
        ])}
      />
    </details>
  )
}

function lengthText(say: Say, mm: number, unit: Sizes['unit']): string {
  const cm = showLength(mm, 'cm')
  return unit === 'cm'
    ? say('tracking.sizes.cm', { size: cm })
    : say('tracking.sizes.in', { size: showLength(mm, 'in'), cm })
}

function sizeText(say: Say, value: Sizes['values'][number], unit: Sizes['unit']): string {
  if (value.mm !== undefined) return lengthText(say, value.mm, unit)
  if (value.isYes !== undefined) return say(`tracking.sizes.${value.isYes ? 'yes' : 'no'}`)
  if (value.degrees !== undefined) return `${value.degrees}°`
  if (value.kg !== undefined && (value.unit === 'kg' || value.unit === 'lb'))
    return say(`tracking.sizes.${value.unit}`, { size: value.typed })
  return choiceText(say, { field: value.field, words: value.words ?? value.typed })
}

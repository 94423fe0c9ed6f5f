import type { TrackedPiece } from '@darzi/contract/tracking.ts'
import { writeDay } from '@darzi/words/formats.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { Facts } from './Facts.tsx'
import { sizeText } from './size-text.ts'
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

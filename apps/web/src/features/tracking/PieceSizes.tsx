import type { TrackedPiece } from '@darzi/contract/tracking.ts'
import { writeDay } from '@darzi/words/formats.ts'
import { useLanguage, useT } from '../../words/use-t.ts'
import { Facts } from './Facts.tsx'
import { sizeText } from './size-text.ts'
import styles from './Tracking.module.css'
import { sizeName } from './tracked-names.ts'

type Sizes = NonNullable<TrackedPiece['sizes']>

/** What the garment is cut from, in the unit it was measured in; inches in centimetres as well. */
export function PieceSizes({ sizes }: { sizes: Sizes }) {
  const t = useT()
  const language = useLanguage()
  if (sizes.values.length === 0) return null
  const day = writeDay(sizes.takenOn, language)
  return (
    <details className={styles.sizes}>
      <summary>{t(`tracking.sizes.of_${sizes.profile}`, { day })}</summary>
      <Facts
        facts={sizes.values.map((value) => [
          value.name ?? sizeName(t, value.field),
          sizeText(t, value, sizes.unit),
        ])}
      />
    </details>
  )
}

import type { MeasuredValue } from '@darzi/contract/measurements.ts'
import { useT } from '../../words/use-t.ts'
import styles from './FieldList.module.css'
import { FieldRow } from './FieldRow.tsx'
import type { AskedField } from './measured-fields.ts'
import type { FieldWalk } from './use-field-walk.ts'
import type { useMeasuring } from './use-measuring.ts'

interface Props {
  fields: readonly AskedField[]
  walk: FieldWalk
  typing: ReturnType<typeof useMeasuring>
  last: readonly MeasuredValue[]
  /** What the server said of a field. */
  refused: ReadonlyMap<string, string>
}

const parts = ['upper', 'lower', 'other'] as const

/** All fields in the tape's order, by parts of the body. */
export function FieldList({ fields, walk, typing, refused }: Props) {
  const t = useT()
  return parts.map((part) => {
    const ofPart = fields.filter((field) => field.part === part)
    if (ofPart.length === 0) return null
    return (
      <section key={part} aria-label={t(`measurements.part.${part}`)}>
        <h2 className={styles.part}>{t(`measurements.part.${part}`)}</h2>
        <ul className={styles.fields}>
          {ofPart.map((field) => (
            <li key={field.key}>
              <FieldRow field={field} walk={walk} typing={typing} refused={refused.get(field.key)} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

import type { SizeSet } from '@darzi/contract/passports.ts'
import { type LengthUnit, showLength } from '@darzi/tailoring/units/length.ts'
import { useT } from '../../words/use-t.ts'
import styles from './Passports.module.css'

/** Each size by its name, in the reader's unit. */
export function SizeFacts({ sizes, unit }: { sizes: SizeSet['sizes']; unit: LengthUnit }) {
  const t = useT()
  return (
    <dl className={styles.facts}>
      {sizes.map(({ field, name, mm }) => (
        <div key={field}>
          <dt>{name ?? t(`measurement-fields.${field}.name`)}</dt>
          <dd className="figures">{t(`passports.${unit}`, { size: showLength(mm, unit) })}</dd>
        </div>
      ))}
    </dl>
  )
}

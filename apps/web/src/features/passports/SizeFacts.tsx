import type { SizeSet } from '@darzi/contract/passports.ts'
import { type LengthUnit, showLength, showPlusMinus } from '@darzi/tailoring/units/length.ts'
import { useT } from '../../words/use-t.ts'
import styles from './Passports.module.css'

/** Each size by its name, in the reader's unit, with how far it may be off and what it is from. */
export function SizeFacts({ sizes, unit }: { sizes: SizeSet['sizes']; unit: LengthUnit }) {
  const t = useT()
  return (
    <dl className={styles.facts}>
      {sizes.map(({ field, name, mm, plusMinusMm, from }) => (
        <div key={field}>
          <dt>{name ?? t(`measurement-fields.${field}.name`)}</dt>
          <dd>
            <p className="figures">
              {plusMinusMm
                ? t(`passports.off.${unit}`, {
                    size: showLength(mm, unit),
                    off: showPlusMinus(plusMinusMm, unit),
                  })
                : t(`passports.${unit}`, { size: showLength(mm, unit) })}
            </p>
            {from && <p className={styles.soft}>{t(`passports.from.${from}`)}</p>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

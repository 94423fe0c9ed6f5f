import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import type { SizeKey } from './form-fields.ts'
import styles from './GetMeasured.module.css'
import type { MeasuredForm } from './use-measured-form.ts'

interface Props extends Pick<MeasuredForm, 'form' | 'change' | 'errors'> {
  sizes: readonly SizeKey[]
}

/** One part of the body, in inches (weight in pounds). */
export function SizeFields({ sizes, form, change, errors }: Props) {
  const t = useT()
  return (
    <div className={styles.sizes}>
      {sizes.map((size) => (
        <TextField
          key={size}
          name={size}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          label={t(`measurement-fields.${size}.name`)}
          placeholder={t(size === 'weight' ? 'get-measured.field.pounds' : 'get-measured.field.inches')}
          value={form[size]}
          error={errors[size]}
          onChange={(event) => change(size, event.currentTarget.value)}
        />
      ))}
    </div>
  )
}

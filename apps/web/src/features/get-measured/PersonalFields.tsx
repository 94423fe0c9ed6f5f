import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './GetMeasured.module.css'
import type { MeasuredForm } from './use-measured-form.ts'

export function PersonalFields({ form, change, errors, trap }: MeasuredForm) {
  const t = useT()
  const wired = (key: 'name' | 'phone' | 'email' | 'address') => ({
    name: key,
    label: t(`get-measured.field.${key}`),
    value: form[key],
    error: errors[key],
  })
  return (
    <div className={styles.grid}>
      <TextField
        {...wired('name')}
        required
        autoComplete="name"
        maxLength={120}
        onChange={(event) => change('name', event.currentTarget.value)}
      />
      <TextField
        {...wired('phone')}
        required
        type="tel"
        autoComplete="tel"
        maxLength={40}
        onChange={(event) => change('phone', event.currentTarget.value)}
      />
      <TextField
        {...wired('email')}
        isOptional
        type="email"
        autoComplete="email"
        maxLength={254}
        onChange={(event) => change('email', event.currentTarget.value)}
      />
      <TextField
        {...wired('address')}
        isOptional
        autoComplete="street-address"
        maxLength={300}
        onChange={(event) => change('address', event.currentTarget.value)}
      />
      {/* Robots fill in everything; people neither see this nor come to it. */}
      <div className={styles.trap} aria-hidden="true">
        <TextField
          name="leave_empty"
          label={t('get-measured.field.leave_empty')}
          value={trap.text}
          tabIndex={-1}
          autoComplete="off"
          onChange={(event) => trap.fill(event.currentTarget.value)}
        />
      </div>
    </div>
  )
}

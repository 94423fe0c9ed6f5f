import { dayIn } from '../../../data/shop-day.ts'
import { DateField } from '../../../ui/DateField.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useT } from '../../../words/use-t.ts'
import { SavedAddresses } from '../../own-profile/api.ts'
import styles from './Checkout.module.css'
import type { useContactText } from './contact-text.ts'

/** Whom the shop sews for, and by when. */
export function ContactFields({
  text,
  change,
  errors,
}: Pick<ReturnType<typeof useContactText>, 'text' | 'change' | 'errors'>) {
  const t = useT()
  const today = dayIn(undefined, new Date())
  const wired = (key: keyof typeof text) => ({
    name: key,
    label: t(`checkout.field.${key}`),
    value: text[key],
    error: errors[key],
    onChange: (event: { currentTarget: { value: string } }) => change(key, event.currentTarget.value),
  })
  return (
    <div className={styles.grid}>
      <TextField {...wired('name')} required autoComplete="name" maxLength={120} />
      <TextField {...wired('phone')} required type="tel" autoComplete="tel" maxLength={40} />
      <TextField {...wired('email')} isOptional type="email" autoComplete="email" maxLength={254} />
      <SavedAddresses
        label={t('checkout.field.yourAddresses')}
        typed={text.address}
        onChoose={(address) => change('address', address)}
      />
      <TextField {...wired('address')} isOptional autoComplete="street-address" maxLength={300} />
      <DateField
        label={t('checkout.field.dueOn')}
        value={text.dueOn}
        error={errors.dueOn}
        isOptional
        today={today}
        min={today}
        onChange={(day) => change('dueOn', day)}
      />
      <TextArea {...wired('notes')} isOptional maxLength={2000} />
    </div>
  )
}

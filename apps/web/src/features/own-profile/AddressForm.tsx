import type { OwnAddress } from '@darzi/contract/own-profile.ts'
import { useForm } from '@mantine/form'
import { useSendForm } from '../../data/use-send-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './OwnProfile.module.css'
import { saveAddress } from './own-profile-data.ts'

interface Props {
  address: OwnAddress
  /** It is the default, which is left by naming another. */
  mustBeDefault: boolean
  onDone: () => void
}

export function AddressForm({ address, mustBeDefault, onDone }: Props) {
  const t = useT()
  const isFilled = (value: string) => (value.trim() ? null : t('problems.field.required'))
  const { id, ...written } = address
  const form = useForm({
    initialValues: written,
    validate: { label: isFilled, lines: isFilled, city: isFilled },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async (values) => {
      await saveAddress({ id, ...values })
      onDone()
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <TextField
        {...form.getInputProps('label')}
        label={t('own-profile.addresses.label')}
        hint={t('own-profile.addresses.labelHint')}
        maxLength={40}
        data-autofocus
        required
      />
      <TextArea
        {...form.getInputProps('lines')}
        label={t('own-profile.addresses.lines')}
        autoComplete="street-address"
        rows={2}
        maxLength={200}
        required
      />
      <div className={styles.pair}>
        <TextField
          {...form.getInputProps('city')}
          label={t('own-profile.addresses.city')}
          autoComplete="address-level2"
          maxLength={80}
          required
        />
        <TextField
          {...form.getInputProps('pincode')}
          label={t('own-profile.addresses.pincode')}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={12}
          isOptional
        />
      </div>
      {!mustBeDefault && (
        <Checkbox
          {...form.getInputProps('isDefault', { type: 'checkbox' })}
          label={t('own-profile.addresses.makeDefault')}
        />
      )}
      <Button type="submit" kind="primary" isBusy={isSending}>
        {t('own-profile.save')}
      </Button>
    </form>
  )
}

import { useSendForm } from '../../../data/use-send-form.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { useT } from '../../../words/use-t.ts'
import { type Shop, useChangeShop } from '../../shops/api.ts'
import styles from './SetUp.module.css'
import { StepForm } from './StepForm.tsx'
import { useStepForm } from './use-step-form.ts'

interface Props {
  shop: Shop
  onDone: () => void
}

/** What stands on every slip: the shop's name, phone and address. */
export function ReachStep({ shop, onDone }: Props) {
  const t = useT()
  const changeShop = useChangeShop()
  const { form, finish } = useStepForm({
    step: 'reach',
    initialValues: { name: shop.name, phone: shop.phone ?? '', address: shop.address ?? '' },
    validate: {
      name: (value) => (value.trim() ? null : t('problems.field.required')),
      phone: (value) => (value.trim() ? null : t('set-up.reach.phoneFirst')),
    },
  })
  const sending = useSendForm({
    form,
    send: async (values) => {
      await changeShop(values)
      finish()
      onDone()
    },
  })
  return (
    <StepForm sending={sending}>
      <div className={styles.fields}>
        <TextField
          {...form.getInputProps('phone')}
          label={t('profile.shop.phone')}
          type="tel"
          autoComplete="tel"
          data-autofocus
          required
        />
        <TextField
          {...form.getInputProps('name')}
          label={t('profile.shop.name')}
          autoComplete="organization"
          required
        />
        <TextField
          {...form.getInputProps('address')}
          label={t('profile.shop.address')}
          autoComplete="street-address"
          isOptional
        />
      </div>
    </StepForm>
  )
}

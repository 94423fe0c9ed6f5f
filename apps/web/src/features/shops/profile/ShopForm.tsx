import { type UseFormReturnType, useForm } from '@mantine/form'
import { type ReactNode, useMemo } from 'react'
import { changesOf } from '../../../data/changes-of.ts'
import { useSendForm } from '../../../data/use-send-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { zoneByItsName } from '../../../ui/countries.ts'
import { FormError } from '../../../ui/FormError.tsx'
import { NativeSelect } from '../../../ui/NativeSelect.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useUnsavedForm } from '../../../ui/unsaved-forms.ts'
import { useLanguage, useT } from '../../../words/use-t.ts'
import styles from './Profile.module.css'
import { countryOptions, currencyOptions, zoneOptions } from './places.ts'
import { type Shop, useChangeShop } from './shop-data.ts'

type Facts = Required<
  Pick<Shop, 'name' | 'phone' | 'email' | 'address' | 'country' | 'currency' | 'timeZone' | 'gstin' | 'trn'>
>
type ShopFormState = UseFormReturnType<Facts>

export interface ShopFormProps {
  shop: Shop
  /** What saving brings with it, where there is something to say. */
  beforeSaving?: (typed: { before: Facts; after: Facts }) => ReactNode
  onSaved: () => void
  /** What was typed is dropped: the facts shown are the server's. */
  onCancel: () => void
}

export function ShopForm({ shop, beforeSaving, onSaved, onCancel }: ShopFormProps) {
  const t = useT()
  const changeShop = useChangeShop()
  const form = useForm<Facts>({
    initialValues: {
      name: shop.name,
      phone: shop.phone ?? '',
      email: shop.email ?? '',
      address: shop.address ?? '',
      country: shop.country,
      currency: shop.currency,
      timeZone: zoneByItsName(shop.timeZone),
      gstin: shop.gstin ?? '',
      trn: shop.trn ?? '',
    },
    validate: {
      name: (value) => (value.trim() ? null : t('problems.field.required')),
      email: (value) =>
        !value.trim() || /^\S+@\S+\.\S+$/.test(value.trim()) ? null : t('problems.field.email'),
    },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async (values) => {
      await changeShop(changesOf(form.getInitialValues(), values))
      onSaved()
    },
  })
  useUnsavedForm(form.isDirty())
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <div className={styles.pair}>
        <TextField
          {...form.getInputProps('name')}
          label={t('profile.shop.name')}
          // The form was just asked for
          autoFocus
          autoComplete="organization"
          required
        />
        <TextField
          {...form.getInputProps('phone')}
          label={t('profile.shop.phone')}
          type="tel"
          autoComplete="tel"
          isOptional
        />
        <TextField
          {...form.getInputProps('email')}
          label={t('profile.shop.email')}
          type="email"
          autoComplete="email"
          isOptional
        />
        <TextField
          {...form.getInputProps('address')}
          label={t('profile.shop.address')}
          autoComplete="street-address"
          isOptional
        />
        <PlaceFields form={form} />
        <TextField
          {...form.getInputProps('gstin')}
          label={t('profile.shop.gstin')}
          hint={t('profile.shop.gstinHint')}
          autoComplete="off"
          isOptional
        />
        <TextField
          {...form.getInputProps('trn')}
          label={t('profile.shop.trn')}
          hint={t('profile.shop.trnHint')}
          inputMode="numeric"
          autoComplete="off"
          isOptional
        />
      </div>
      {beforeSaving?.({ before: form.getInitialValues(), after: form.values })}
      <div className={styles.actions}>
        <Button type="submit" kind="primary" isBusy={isSending}>
          {t(isSending ? 'profile.edit.saving' : 'profile.edit.save')}
        </Button>
        <Button disabled={isSending} onClick={onCancel}>
          {t('profile.edit.cancel')}
        </Button>
      </div>
    </form>
  )
}

function PlaceFields({ form }: { form: ShopFormState }) {
  const t = useT()
  const language = useLanguage()
  const { country, timeZone } = form.values
  const allCountries = useMemo(() => countryOptions(language), [language])
  const allZones = useMemo(() => zoneOptions(country, timeZone), [country, timeZone])
  return (
    <>
      <NativeSelect
        {...form.getInputProps('country')}
        label={t('profile.shop.country')}
        options={allCountries}
      />
      <NativeSelect
        {...form.getInputProps('timeZone')}
        label={t('profile.shop.timeZone')}
        hint={t('profile.shop.timeZoneHint')}
        options={allZones}
      />
      <NativeSelect
        {...form.getInputProps('currency')}
        label={t('profile.shop.currency')}
        hint={t('profile.shop.currencyHint')}
        options={currencyOptions(t)}
      />
    </>
  )
}

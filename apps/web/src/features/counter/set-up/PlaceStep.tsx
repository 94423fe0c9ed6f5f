import { currencyOfCountry } from '@darzi/tailoring/shops/currency-of-country.ts'
import { useMemo } from 'react'
import { useSendForm } from '../../../data/use-send-form.ts'
import { zonesOf } from '../../../ui/countries.ts'
import { NativeSelect } from '../../../ui/NativeSelect.tsx'
import { useLanguage, useT } from '../../../words/use-t.ts'
import { countryOptions, currencyOptions, type Shop, useChangeShop, zoneOptions } from '../../shops/api.ts'
import styles from './SetUp.module.css'
import { StepForm } from './StepForm.tsx'
import { useStepForm } from './use-step-form.ts'

interface Props {
  shop: Shop
  onDone: () => void
}

/** Country, currency and clock: guessed from the device when the shop was opened, shown here to be put right. */
export function PlaceStep({ shop, onDone }: Props) {
  const t = useT()
  const language = useLanguage()
  const changeShop = useChangeShop()
  const { form, finish } = useStepForm({
    step: 'place',
    initialValues: { country: shop.country, currency: shop.currency, timeZone: shop.timeZone },
  })
  const sending = useSendForm({
    form,
    send: async (values) => {
      await changeShop(values)
      finish()
      onDone()
    },
  })
  const { country, timeZone } = form.values
  const countries = useMemo(() => countryOptions(language), [language])
  const zones = useMemo(() => zoneOptions(country, timeZone), [country, timeZone])
  /** Another country brings its currency and clock along. */
  function chooseCountry(chosen: string) {
    const [zone] = zonesOf(chosen)
    form.setValues({ country: chosen, currency: currencyOfCountry(chosen), ...(zone && { timeZone: zone }) })
  }
  return (
    <StepForm sending={sending}>
      <div className={styles.fields}>
        <NativeSelect
          {...form.getInputProps('country')}
          label={t('profile.shop.country')}
          options={countries}
          onChange={(event) => chooseCountry(event.target.value)}
        />
        <NativeSelect
          {...form.getInputProps('currency')}
          label={t('profile.shop.currency')}
          options={currencyOptions(t)}
        />
        <NativeSelect
          {...form.getInputProps('timeZone')}
          label={t('profile.shop.timeZone')}
          options={zones}
        />
      </div>
    </StepForm>
  )
}

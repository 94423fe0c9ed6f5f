import type { Quote } from '@darzi/contract/quotes.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { useForm } from '@mantine/form'
import { lazy, Suspense } from 'react'
import { useShopDay } from '../../data/shop-day.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import formStyles from '../../kits/form/Form.module.css'
import { toastDone } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useUnsavedForm } from '../../ui/unsaved-forms.ts'
import { useT } from '../../words/use-t.ts'
import { minorIn } from './minor-in.ts'
import { sendOffer } from './quote-data.ts'

// Few offers are for a day so near, and what it goes by is asked of other screens.
const RushLine = lazy(() => import('./RushLine.tsx'))

/** Days an offer usually holds, and days until it is ready, where nothing was said. */
const usual = { validDays: 7, readyDays: 14, remakeDays: 10 }

const remakeChoices = [0, 7, 10, 15, 30]

/** An amount as it is typed; nothing for none. */
const typedOf = (minor: number | undefined) => (minor ? String(minor / 100) : '')

/** A price and dates; the next version starts from the one that stands. */
export function OfferForm({ quote }: { quote: Quote }) {
  const t = useT()
  const today = useShopDay()
  const [last] = quote.offers
  const readyOn = last?.readyOn ?? quote.neededOn ?? addDays(today, usual.readyDays)
  const validUntil = earlier(addDays(today, usual.validDays), readyOn)
  const partWrong = (typed: string) =>
    typed.trim() === '' || minorIn(typed, quote.currency) ? null : t('quotes.offer.priceWrong')
  const form = useForm({
    initialValues: {
      priceMinor: last ? String(last.priceMinor / 100) : '',
      trialOn: last?.trialOn ?? '',
      readyOn,
      validUntil,
      advanceMinor: typedOf(last?.advanceMinor),
      trialMinor: typedOf(last?.trialMinor),
      remakeDays: String(last?.remakeDays ?? usual.remakeDays),
      words: last?.words ?? '',
    },
    validate: {
      priceMinor: (typed) => (minorIn(typed, quote.currency) ? null : t('quotes.offer.priceWrong')),
      advanceMinor: (typed) => partWrong(typed),
      trialMinor: (typed) => partWrong(typed),
      readyOn: (day) => (day ? null : t('problems.field.required')),
      validUntil: (day) => (day ? null : t('problems.field.required')),
    },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async ({ priceMinor, advanceMinor, trialMinor, remakeDays, trialOn, words, ...days }) => {
      const price = minorIn(priceMinor, quote.currency) ?? 0
      const body = {
        ...days,
        after: quote.version,
        priceMinor: price,
        advanceMinor: minorIn(advanceMinor, quote.currency) ?? 0,
        trialMinor: minorIn(trialMinor, quote.currency) ?? 0,
        remakeDays: Number(remakeDays),
        trialOn: trialOn || undefined,
        words,
      }
      await sendOffer(quote.id, body)
      toastDone(t('quotes.done.offer'))
    },
  })
  useUnsavedForm(form.isDirty())
  const day = (name: 'trialOn' | 'readyOn' | 'validUntil', label: string, isOptional = false) => (
    <DateField
      label={label}
      today={today}
      min={today}
      value={form.values[name]}
      error={form.errors[name]}
      onChange={(value) => form.setFieldValue(name, value)}
      isOptional={isOptional}
    />
  )
  const title = t(last ? 'quotes.offer.again' : 'quotes.offer.make')
  return (
    <Card title={title} aria-label={title}>
      <form className={formStyles.form} noValidate onSubmit={onSubmit}>
        <FormError>{failure}</FormError>
        <TextField
          {...form.getInputProps('priceMinor')}
          label={t('quotes.offer.price', { currency: quote.currency })}
          hint={t('quotes.offer.priceHint')}
          inputMode="decimal"
        />
        <div className={formStyles.pair}>
          {day('trialOn', t('quotes.offer.trial'), true)}
          {day('readyOn', t('quotes.offer.ready'))}
          {day('validUntil', t('quotes.offer.valid'))}
        </div>
        <Suspense>
          <RushLine quote={quote} readyOn={form.values.readyOn} price={form.values.priceMinor} />
        </Suspense>
        <div className={formStyles.pair}>
          <TextField
            {...form.getInputProps('advanceMinor')}
            label={t('quotes.offer.advance', { currency: quote.currency })}
            inputMode="decimal"
            isOptional
          />
          <TextField
            {...form.getInputProps('trialMinor')}
            label={t('quotes.offer.atTrial', { currency: quote.currency })}
            inputMode="decimal"
            isOptional
          />
          <NativeSelect
            {...form.getInputProps('remakeDays')}
            label={t('quotes.offer.remakeDays')}
            options={remakeChoices.map((days) => ({
              value: String(days),
              label: t('quotes.offer.days', { count: days }),
            }))}
          />
        </div>
        <TextArea
          {...form.getInputProps('words')}
          label={t('quotes.offer.words')}
          hint={t('quotes.offer.wordsHint')}
          maxLength={2000}
          isOptional
        />
        <Button type="submit" kind="primary" isBusy={isSending}>
          {t('quotes.act.offer')}
        </Button>
      </form>
    </Card>
  )
}

const earlier = (one: string, other: string) => (one < other ? one : other)

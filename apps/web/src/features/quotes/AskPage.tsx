import type { ApiReply, ApiRequest } from '@darzi/contract/api.ts'
import { findableGarments } from '@darzi/tailoring/market/listing.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { quoteLimits, quotePhotoFields } from '@darzi/tailoring/quotes/life.ts'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { tabStorage } from '../../data/device-storage.ts'
import { useSession } from '../../data/session.ts'
import { dayIn } from '../../data/shop-day.ts'
import type { ChosenPhoto } from '../../data/use-draft-photos.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { useUnsureSending } from '../../data/use-unsure-sending.ts'
import formStyles from '../../kits/form/Form.module.css'
import { PhotosField } from '../../kits/form/PhotosField.tsx'
import { links } from '../../links.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { AlreadySent } from '../../ui/AlreadySent.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useUnsavedForm } from '../../ui/unsaved-forms.ts'
import { useT } from '../../words/use-t.ts'
import { AskedTailors, useTailor } from './AskedTailors.tsx'
import { minorIn } from './minor-in.ts'
import styles from './Quotes.module.css'
import { askForQuotes } from './quote-data.ts'

type Asked = ApiReply<'POST /api/quotes'>
interface Brief {
  body: Omit<ApiRequest<'POST /api/quotes'>['body'], 'id'>
  photos: readonly File[]
}

const cloths = ['own', 'shop', 'unsure'] as const

/** What a customer wants sewn, asked of the tailor they came from and of up to two others. */
export default function AskPage() {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const slugs = (search.get('tailor') ?? '').split(',').filter(Boolean).slice(0, quoteLimits.shops)
  const choose = (next: readonly string[]) => setSearch({ tailor: next.join(',') }, { replace: true })
  return (
    <>
      <ScreenHeader title={t('quotes.ask.title')} backTo={links.findTailors()} />
      <div className={styles.page}>
        <AskedTailors slugs={slugs} onChange={choose} />
        {slugs.length > 0 && <BriefForm slugs={slugs} />}
      </div>
    </>
  )
}

function BriefForm({ slugs }: { slugs: readonly string[] }) {
  const t = useT()
  const navigate = useNavigate()
  const { user } = useSession()
  const [standing, setStanding] = useState<Asked['quotes']>()
  const sending = useUnsureSending(({ body, photos }: Brief, id) => askForQuotes({ ...body, id }, photos), {
    storage: tabStorage,
    under: `quotes.sending.${slugs.join(',')}`,
  })
  const [one, two, three] = slugs
  const asked = [useTailor(one), useTailor(two), useTailor(three)]
  const tailors = asked.flatMap(({ data }) => data ?? [])
  const currency = tailors[0]?.currency ?? 'INR'
  const otherwisePriced = tailors.filter((tailor) => tailor.currency !== currency).map(({ name }) => name)
  const today = dayIn(undefined, new Date())
  const form = useForm({
    initialValues: {
      garment: '',
      words: '',
      photos: [] as ChosenPhoto[], // none yet
      cloth: 'own' as (typeof cloths)[number], // one of them, not this one for ever
      neededOn: '',
      budgetMinor: '',
      sharesSizes: false,
      name: user?.name ?? '',
      phone: user?.phone ?? '',
    },
    validate: {
      garment: (key) => (key ? null : t('problems.field.required')),
      words: (text) => (text.trim() ? null : t('problems.field.required')),
      budgetMinor: (typed) =>
        typed.trim() === '' || minorIn(typed, currency) ? null : t('quotes.offer.priceWrong'),
      name: (text) => (text.trim() ? null : t('problems.field.required')),
      phone: (text) => (text.trim() ? null : t('problems.field.required')),
    },
  })
  function done(quotes: Asked['quotes']) {
    form.resetDirty()
    const [only] = quotes
    void navigate(quotes.length === 1 && only ? links.ownQuote(only.id) : links.ownQuotes())
  }
  const sendBy =
    (send: typeof sending.send) =>
    async ({ neededOn, budgetMinor, sharesSizes, photos, ...brief }: typeof form.values) => {
      setStanding(undefined)
      const body = {
        ...brief,
        tailors: slugs.join(','),
        neededOn: neededOn || undefined,
        ...budgetSent(budgetMinor, currency),
        sharesSizes: String(sharesSizes),
      }
      const told = await send({ body, photos: photos.map(({ file }) => file) })
      if ('stands' in told) setStanding(told.stands.quotes)
      else done(told.answer.quotes)
    }
  const asForm = { form, alsoSent: quotePhotoFields }
  const { isSending, failure, onSubmit } = useSendForm({ ...asForm, send: sendBy(sending.send) })
  const anew = useSendForm({ ...asForm, send: sendBy(sending.sendAnew) })
  useUnsavedForm(form.isDirty())
  const [refusedPhoto] = quotePhotoFields.flatMap((field, at) =>
    form.errors[field] ? [{ number: at + 1, why: form.errors[field] }] : [],
  )
  const choosePhotos = (photos: ChosenPhoto[]) => {
    form.setFieldValue('photos', photos)
    for (const field of quotePhotoFields) form.clearFieldError(field)
  }
  return (
    <Card title={t('quotes.ask.what')} aria-label={t('quotes.ask.what')}>
      <form className={formStyles.form} noValidate onSubmit={onSubmit}>
        <FormError>{failure ?? anew.failure}</FormError>
        <NativeSelect
          {...form.getInputProps('garment')}
          label={t('quotes.ask.garment')}
          options={[
            { value: '', label: t('quotes.ask.choose') },
            ...[...findableGarments, 'other'].map((key) => ({
              value: key,
              label: t(`garment-names.types.${key}`),
            })),
          ]}
        />
        <TextArea
          {...form.getInputProps('words')}
          label={t('quotes.ask.words')}
          hint={t('quotes.ask.wordsHint')}
          maxLength={2000}
        />
        <PhotosField
          label={t('quotes.brief.photos')}
          hint={t('quotes.ask.photosHint', { most: quotePhotoFields.length })}
          isOptional
          nameOf={(number) => t('quotes.brief.photo', { number })}
          photos={form.values.photos}
          most={quotePhotoFields.length}
          error={
            refusedPhoto && `${t('quotes.brief.photo', { number: refusedPhoto.number })}: ${refusedPhoto.why}`
          }
          onChange={choosePhotos}
        />
        <Chips
          label={t('quotes.brief.cloth')}
          isLabelled
          chips={cloths.map((key) => ({ key, label: t(`quotes.cloth.${key}`) }))}
          chosen={form.values.cloth}
          onChoose={(key) => form.setFieldValue('cloth', key)}
        />
        <div className={formStyles.pair}>
          <DateField
            label={t('quotes.brief.needed')}
            today={today}
            min={today}
            value={form.values.neededOn}
            error={form.errors.neededOn}
            onChange={(day) => form.setFieldValue('neededOn', day)}
            isOptional
          />
          <TextField
            {...form.getInputProps('budgetMinor')}
            label={t('quotes.ask.budget', { currency })}
            hint={
              otherwisePriced.length > 0 && t('quotes.ask.budgetFor', { names: otherwisePriced.join(', ') })
            }
            inputMode="decimal"
            isOptional
          />
        </div>
        <Checkbox
          {...form.getInputProps('sharesSizes', { type: 'checkbox' })}
          label={t('quotes.ask.sharesSizes')}
        />
        {form.errors.sharesSizes && <FormError>{form.errors.sharesSizes}</FormError>}
        <div className={formStyles.pair}>
          <TextField
            {...form.getInputProps('name')}
            label={t('quotes.ask.name')}
            autoComplete="name"
            maxLength={120}
          />
          <TextField
            {...form.getInputProps('phone')}
            label={t('quotes.brief.phone')}
            hint={t('quotes.ask.phoneHint')}
            type="tel"
            autoComplete="tel"
            maxLength={40}
          />
        </div>
        {standing && (
          <AlreadySent
            words={{
              title: t('quotes.ask.sent.title'),
              why: t('quotes.ask.sent.why'),
              leave: t('quotes.ask.sent.leave'),
              anew: t('quotes.ask.sent.anew'),
            }}
            isBusy={anew.isSending}
            onLeave={() => done(standing)}
            onSendAnew={() => anew.onSubmit()}
          />
        )}
        <Button type="submit" kind="primary" isLarge isBusy={isSending}>
          {t('quotes.act.ask', { count: slugs.length })}
        </Button>
      </form>
    </Card>
  )
}

function budgetSent(typed: string, budgetCurrency: Currency) {
  const budgetMinor = minorIn(typed, budgetCurrency)
  return budgetMinor === undefined ? {} : { budgetMinor, budgetCurrency }
}

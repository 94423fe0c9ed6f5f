import type { FoundTailor } from '@darzi/contract/find-tailors.ts'
import { findableGarments } from '@darzi/tailoring/market/listing.ts'
import { quoteLimits, quotePhotoFields } from '@darzi/tailoring/quotes/life.ts'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { call } from '../../data/api.ts'
import { newId } from '../../data/new-id.ts'
import { useSession } from '../../data/session.ts'
import { dayIn } from '../../data/shop-day.ts'
import type { ChosenPhoto } from '../../data/use-draft-photos.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import formStyles from '../../kits/form/Form.module.css'
import { PhotosField } from '../../kits/form/PhotosField.tsx'
import { links } from '../../links.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
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
import { minorIn } from './minor-in.ts'
import styles from './Quotes.module.css'
import { askForQuotes } from './quote-data.ts'

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
        <Tailors slugs={slugs} onChange={choose} />
        {slugs.length > 0 && <BriefForm slugs={slugs} />}
      </div>
    </>
  )
}

function Tailors({ slugs, onChange }: { slugs: readonly string[]; onChange: (slugs: string[]) => void }) {
  const t = useT()
  return (
    <Card className={styles.card} title={t('quotes.ask.whom')} aria-label={t('quotes.ask.whom')}>
      <ul className={styles.chosen}>
        {slugs.map((slug) => (
          <li key={slug}>
            <TailorName slug={slug} />
            {slugs.length > 1 && (
              <TakeOff slug={slug} onClick={() => onChange(slugs.filter((each) => each !== slug))} />
            )}
          </li>
        ))}
      </ul>
      {slugs.length < quoteLimits.shops && (
        <AddTailor except={slugs} onAdd={(slug) => onChange([...slugs, slug])} />
      )}
    </Card>
  )
}

const useTailor = (slug: string) =>
  useQuery({
    queryKey: ['tailors', slug],
    queryFn: ({ signal }) => call('GET /api/tailors/:slug', { params: { slug } }, { signal }),
  })

function TailorName({ slug }: { slug: string }) {
  const t = useT()
  const { data, error } = useTailor(slug)
  return <span>{data?.name ?? (error ? t('quotes.ask.gone') : slug)}</span>
}

function TakeOff({ slug, onClick }: { slug: string; onClick: () => void }) {
  const t = useT()
  const { data } = useTailor(slug)
  return (
    <Button
      kind="plain"
      aria-label={t('quotes.ask.takeOff', { name: data?.name ?? slug })}
      icon={<X size={18} aria-hidden="true" />}
      onClick={onClick}
    />
  )
}

function AddTailor({ except, onAdd }: { except: readonly string[]; onAdd: (slug: string) => void }) {
  const t = useT()
  const [words, setWords] = useState('')
  const q = words.trim()
  const { data } = useQuery({
    queryKey: ['tailors', 'find', q],
    queryFn: ({ signal }) => call('GET /api/tailors', { query: { q, limit: 6 } }, { signal }),
    enabled: q.length > 1,
  })
  const found = (q.length > 1 ? (data?.rows ?? []) : []).filter(({ slug }) => !except.includes(slug))
  const add = ({ slug }: FoundTailor) => {
    setWords('')
    onAdd(slug)
  }
  return (
    <>
      <TextField
        label={t(except.length === 0 ? 'quotes.ask.find' : 'quotes.ask.another')}
        hint={except.length === 0 ? undefined : t('quotes.ask.anotherHint')}
        isOptional={except.length > 0}
        type="search"
        maxLength={120}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ul className={styles.found}>
        {found.map((tailor) => (
          <li key={tailor.slug}>
            <Button onClick={() => add(tailor)}>
              {[tailor.name, tailor.city].filter(Boolean).join(' · ')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

function BriefForm({ slugs }: { slugs: readonly string[] }) {
  const t = useT()
  const navigate = useNavigate()
  const { user } = useSession()
  const [id] = useState(newId)
  const { data: first } = useTailor(slugs[0] ?? '')
  const currency = first?.currency ?? 'INR'
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
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    alsoSent: quotePhotoFields,
    send: async ({ neededOn, budgetMinor, sharesSizes, photos, ...brief }) => {
      const { quotes } = await askForQuotes(
        {
          ...brief,
          id,
          tailors: slugs.join(','),
          neededOn: neededOn || undefined,
          budgetMinor: minorIn(budgetMinor, currency),
          sharesSizes: String(sharesSizes),
        },
        photos.map(({ file }) => file),
      )
      form.resetDirty()
      const [only] = quotes
      void navigate(quotes.length === 1 && only ? links.ownQuote(only.id) : links.ownQuotes())
    },
  })
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
        <FormError>{failure}</FormError>
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
        <Button type="submit" kind="primary" isLarge isBusy={isSending}>
          {t('quotes.act.ask', { count: slugs.length })}
        </Button>
      </form>
    </Card>
  )
}

import type { OwnListing } from '@darzi/contract/find-tailors.ts'
import { listingLanguages } from '@darzi/tailoring/market/listing.ts'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { changesOf } from '../../data/changes-of.ts'
import { queries } from '../../data/queries.ts'
import { useMay } from '../../data/session.ts'
import { settleForm } from '../../data/settle-form.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import formStyles from '../../kits/form/Form.module.css'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './ListingCard.module.css'

const key = ['shops', 'listing']

/** Whether strangers find the shop, and by what. Prices, photos and words are those of the cards around it. */
export function ListingCard() {
  const t = useT()
  const mayRead = useMay('shop.read')
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/shop/listing', undefined, { signal }),
    enabled: mayRead,
  })
  if (!mayRead) return null
  return (
    <Card title={t('listing.card.title')} aria-label={t('listing.card.title')}>
      {!data && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={3} rowHeight={56} />}
      {data && <ListingForm listing={data} />}
    </Card>
  )
}

function ListingForm({ listing }: { listing: OwnListing }) {
  const t = useT()
  const mayWrite = useMay('shop.write')
  const form = useForm({
    initialValues: typedOf(listing),
    validate: {
      place: (text) => (text.trim() === '' || placeIn(text) ? null : t('listing.card.placeWrong')),
    },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async (sent) => {
      const body = changesOf(bodyOf(form.getInitialValues()), bodyOf(sent))
      const saved = await call('PATCH /api/shop/listing', { body })
      queries.setQueryData(key, saved)
      settleForm(form, { sent, saved: typedOf(saved) })
      toastDone(t(saved.isListed ? 'listing.card.savedListed' : 'listing.card.saved'))
    },
  })
  return (
    <form className={formStyles.form} noValidate onSubmit={onSubmit}>
      <p>{t('listing.card.why')}</p>
      <FormError>{failure}</FormError>
      <Checkbox
        {...form.getInputProps('isListed', { type: 'checkbox' })}
        label={t('listing.card.isListed')}
        disabled={!mayWrite}
      />
      <TextField
        {...form.getInputProps('slug')}
        label={t('listing.card.slug')}
        hint={t('listing.card.slugHint')}
        isOptional
        maxLength={80}
        disabled={!mayWrite}
      />
      <TextField
        {...form.getInputProps('place')}
        label={t('listing.card.place')}
        hint={t('listing.card.placeHint')}
        isOptional
        disabled={!mayWrite}
      />
      <fieldset className={styles.languages}>
        <legend>{t('listing.card.languages')}</legend>
        {listingLanguages.map((code) => (
          <Checkbox
            key={code}
            label={t(`find-tailors.language.${code}`)}
            checked={form.values.languages.includes(code)}
            disabled={!mayWrite}
            onChange={({ target }) =>
              form.setFieldValue(
                'languages',
                listingLanguages.filter((each) =>
                  each === code ? target.checked : form.values.languages.includes(each),
                ),
              )
            }
          />
        ))}
      </fieldset>
      <Checkbox
        {...form.getInputProps('hasWoman', { type: 'checkbox' })}
        label={t('listing.card.hasWoman')}
        disabled={!mayWrite}
      />
      <div className={styles.acts}>
        <HonestButton
          type="submit"
          kind="primary"
          isBusy={isSending}
          reason={mayWrite ? undefined : t('profile.edit.onlyManagers')}
        >
          {t('listing.card.save')}
        </HonestButton>
        {listing.url && (
          <a className={buttonClass({})} href={listing.url} target="_blank" rel="noreferrer">
            {t('listing.card.open')}
          </a>
        )}
      </div>
    </form>
  )
}

type Typed = ReturnType<typeof typedOf>

const typedOf = ({ isListed, slug = '', languages, hasWoman, latitude, longitude }: OwnListing) => ({
  isListed,
  slug,
  languages,
  hasWoman,
  place: latitude === undefined ? '' : `${latitude}, ${longitude}`,
})

const bodyOf = (typed: Typed) => ({ ...typed, place: placeIn(typed.place) ?? null })

/** "30.90, 75.86", as maps write it. */
function placeIn(text: string) {
  const [, latitude, longitude] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? []
  const place = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : undefined
}

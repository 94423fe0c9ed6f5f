import type { ShopProfile } from '@darzi/contract/settings.ts'
import { linkKinds } from '@darzi/tailoring/shops/profile-limits.ts'
import { useForm } from '@mantine/form'
import { changesOf } from '../../data/changes-of.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TagInput } from '../../ui/TagInput.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useUnsavedForm } from '../../ui/unsaved-forms.ts'
import { useT } from '../../words/use-t.ts'
import { BadgeLoss } from '../verifications/api.ts'
import styles from './Settings.module.css'
import { changeProfile } from './settings-data.ts'

interface Props {
  profile: ShopProfile
  onSaved: () => void
  /** What was typed is dropped: the facts shown are the server's. */
  onCancel: () => void
}

export function AboutShopForm({ profile, onSaved, onCancel }: Props) {
  const t = useT()
  const form = useForm({
    initialValues: {
      city: profile.city ?? '',
      state: profile.state ?? '',
      pincode: profile.pincode ?? '',
      experience: profile.experienceYears === undefined ? '' : String(profile.experienceYears),
      about: profile.about ?? '',
      specialties: profile.specialties,
      ...Object.fromEntries(linkKinds.map((kind) => [`links.${kind}`, profile.links[kind] ?? ''])),
    } as Typed, // made of the same list of kinds
    validate: {
      experience: (text) => (/^\d{0,2}$/.test(text.trim()) ? null : t('settings.profile.yearsWrong')),
    },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async (values) => {
      await changeProfile(changesOf(bodyOf(form.getInitialValues()), bodyOf(values)))
      onSaved()
    },
  })
  useUnsavedForm(form.isDirty())
  const field = (name: 'city' | 'state' | 'pincode') => (
    <TextField {...form.getInputProps(name)} label={t(`settings.profile.${name}`)} isOptional />
  )
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <div className={styles.pair}>
        {field('city')}
        {field('state')}
        {field('pincode')}
        <TextField
          {...form.getInputProps('experience')}
          label={t('settings.profile.experience')}
          inputMode="numeric"
          isOptional
        />
      </div>
      <TagInput
        label={t('settings.profile.specialties')}
        hint={t('settings.profile.specialtiesHint')}
        value={form.values.specialties}
        onChange={(tags) => form.setFieldValue('specialties', tags)}
        isOptional
      />
      <TextArea
        {...form.getInputProps('about')}
        label={t('settings.profile.about')}
        hint={t('settings.profile.aboutHint')}
        maxLength={2000}
        isOptional
      />
      <div className={styles.pair}>
        {linkKinds.map((kind) => (
          <TextField
            key={kind}
            value={form.values[`links.${kind}`]}
            error={form.errors[`links.${kind}`]}
            onChange={({ target }) => form.setValues({ [`links.${kind}`]: target.value })}
            label={t(`settings.profile.link.${kind}`)}
            type="url"
            inputMode="url"
            isOptional
          />
        ))}
      </div>
      <BadgeLoss before={form.getInitialValues()} after={form.values} />
      <div className={styles.acts}>
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

type Kind = (typeof linkKinds)[number]
function bodyOf(values: Typed) {
  const { city, state, pincode, about, specialties } = values
  const experienceYears = values.experience.trim() ? Number(values.experience) : null
  const links = Object.fromEntries(linkKinds.map((kind) => [kind, whole(values[`links.${kind}`])]))
  return { city, state, pincode, about, specialties, experienceYears, links }
}

type Typed = Record<'city' | 'state' | 'pincode' | 'experience' | 'about' | `links.${Kind}`, string> & {
  specialties: string[]
}

/** People leave out how a web address begins. */
function whole(typed: string): string {
  const address = typed.trim()
  return address === '' || /^[a-z]+:/i.test(address) ? address : `https://${address}`
}

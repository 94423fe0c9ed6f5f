import type { Verification } from '@darzi/contract/verifications.ts'
import { type VerificationPart, verificationParts } from '@darzi/tailoring/verifications/life.ts'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useParams } from 'react-router'
import { adminLinks } from '../../admin-links.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { Facts } from '../../kits/detail/DetailPage.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { AgoText } from '../../ui/DateText.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useUnsavedForm } from '../../ui/unsaved-forms.ts'
import { useT } from '../../words/use-t.ts'
import { StateBadge, useNamesOfParts } from '../verifications/api.ts'
import styles from './Admin.module.css'
import { AdminFaces } from './AdminFaces.tsx'
import { decideVerification, photoUrl, useVerification } from './verification-data.ts'

/** What one shop sent: its photos beside what it says of itself, and the decision. */
export default function VerificationPage() {
  const t = useT()
  const { id = '' } = useParams()
  const query = useVerification(id)
  return (
    <>
      <ScreenHeader
        title={query.data?.shop.name ?? t('admin.verification.title')}
        backTo={adminLinks.verifications()}
      />
      <AdminFaces query={query}>
        {(verification) => (
          <div className={styles.page}>
            <ShopSays verification={verification} />
            <Photos verification={verification} />
            <Decide key={verification.state} verification={verification} />
          </div>
        )}
      </AdminFaces>
    </>
  )
}

function ShopSays({ verification }: { verification: Verification }) {
  const t = useT()
  const named = useNamesOfParts()
  const { owner, address, phone, sentAt, words, state, shop, lost } = verification
  return (
    <Card
      title={t('admin.verification.shop')}
      aria-label={t('admin.verification.shop')}
      actions={<StateBadge state={state} />}
    >
      <Facts
        facts={[
          { label: t('admin.verification.owner'), value: owner && `${owner.name} (${owner.email})` },
          { label: t('admin.verification.address'), value: [address, shop.city].filter(Boolean).join(', ') },
          { label: t('admin.verification.phone'), value: phone },
          { label: t('admin.verification.sentAt'), value: <AgoText at={sentAt} /> },
          {
            label: t('admin.verification.lost'),
            value: lost && (
              <>
                {named(lost.for)} · <AgoText at={lost.at} />
              </>
            ),
          },
        ]}
      />
      {words && <blockquote className={`${styles.answer} ${styles.words}`}>{words}</blockquote>}
    </Card>
  )
}

function Photos({ verification: { id, photos } }: { verification: Verification }) {
  const t = useT()
  return (
    <Card title={t('admin.verification.photos')} aria-label={t('admin.verification.photos')}>
      {verificationParts.map((part) => {
        const shown = photos.filter((photo) => photo.part === part)
        if (shown.length === 0) return null
        const title = t(`admin.verification.part.${part}`)
        return (
          <section key={part} aria-label={title}>
            <h3 className={styles.soft}>{title}</h3>
            <ul className={styles.photos}>
              {shown.map((photo, at) => (
                <li key={photo.id}>
                  <a href={photoUrl(id, photo.id, 'full')} target="_blank" rel="noreferrer">
                    <img
                      src={photoUrl(id, photo.id, 'thumb')}
                      alt={t('verifications.photo.one', { part: title, number: at + 1 })}
                      loading="lazy"
                    />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </Card>
  )
}

function Decide({ verification }: { verification: Verification }) {
  const t = useT()
  const { id, shop, state, decision } = verification
  const [act, setAct] = useState<'verify' | 'refuse'>('verify')
  const form = useForm<{ for: VerificationPart[]; words: string }>({ initialValues: { for: [], words: '' } })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async (values) => {
      await decideVerification(id, { act, ...values })
      form.resetDirty()
      toastDone(t(`admin.verification.done.${act}`, { name: shop.name }))
    },
  })
  const mayVerify = state === 'sent'
  const mayRefuse = mayVerify || state === 'verified'
  useUnsavedForm(mayRefuse && form.isDirty())
  if (!mayRefuse) return decision ? <p className={styles.words}>{decision}</p> : null
  return (
    <Card title={t('admin.verification.decide')} aria-label={t('admin.verification.decide')}>
      <form className={styles.page} noValidate onSubmit={onSubmit}>
        {mayVerify && (
          <fieldset className={styles.choices}>
            <legend>{t('admin.verification.checked')}</legend>
            {verificationParts.map((part) => (
              <Checkbox
                key={part}
                label={t(`admin.verification.part.${part}`)}
                checked={form.values.for.includes(part)}
                onChange={({ target }) =>
                  form.setFieldValue(
                    'for',
                    verificationParts.filter((each) =>
                      each === part ? target.checked : form.values.for.includes(each),
                    ),
                  )
                }
              />
            ))}
            <FormError>{form.errors.for}</FormError>
          </fieldset>
        )}
        <TextArea
          {...form.getInputProps('words')}
          label={t('admin.verification.words')}
          hint={t('admin.verification.wordsHint')}
          maxLength={2000}
        />
        <FormError>{failure}</FormError>
        <div className={styles.acts}>
          {mayVerify && (
            <Button
              type="submit"
              kind="primary"
              isBusy={isSending && act === 'verify'}
              onClick={() => setAct('verify')}
            >
              {t('admin.verification.verify')}
            </Button>
          )}
          <Button type="submit" isBusy={isSending && act === 'refuse'} onClick={() => setAct('refuse')}>
            {t(mayVerify ? 'admin.verification.refuse' : 'admin.verification.takeAway')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

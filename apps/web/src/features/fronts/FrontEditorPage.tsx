import type { OwnFront } from '@darzi/contract/fronts.ts'
import { isColour, shadedIn } from '@darzi/tailoring/fronts/colours.ts'
import { useForm } from '@mantine/form'
import { changesOf } from '../../data/changes-of.ts'
import { useMay, useSession } from '../../data/session.ts'
import { settleForm } from '../../data/settle-form.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import formStyles from '../../kits/form/Form.module.css'
import { links } from '../../links.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useUnsavedForm } from '../../ui/unsaved-forms.ts'
import { useT } from '../../words/use-t.ts'
import { DomainCard } from './DomainCard.tsx'
import styles from './FrontEditor.module.css'
import { FrontPreview } from './FrontPreview.tsx'
import { LogoCard } from './LogoCard.tsx'
import { changeFront, useOwnFront } from './own-front-data.ts'

/** How the house shows itself to everybody: its words, colours and logo, and where. */
export default function FrontEditorPage() {
  const t = useT()
  const { shop } = useSession()
  const { data, error, refetch } = useOwnFront()
  const backTo = shop?.kind === 'house' ? links.houseDashboard() : links.tailorDashboard()
  return (
    <>
      <ScreenHeader
        title={t('front-editor.page.title')}
        backTo={backTo}
        extra={
          data?.url && (
            <a className={buttonClass({})} href={data.url} target="_blank" rel="noreferrer">
              {t('front-editor.page.open')}
            </a>
          )
        }
      />
      {!data && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={4} rowHeight={96} />}
      {data && (
        <div className={styles.page}>
          <LookCard front={data} />
          <LogoCard front={data} />
          <DomainCard front={data} />
        </div>
      )}
    </>
  )
}

const lookOf = ({
  isPublished,
  slug = '',
  tagline = '',
  about = '',
  mainColour,
  accentColour,
}: OwnFront) => ({
  isPublished,
  slug,
  tagline,
  about,
  mainColour,
  accentColour,
})

function LookCard({ front }: { front: OwnFront }) {
  const t = useT()
  const { shop } = useSession()
  const mayWrite = useMay('house.write')
  const form = useForm({
    initialValues: lookOf(front),
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async (sent) => {
      const saved = await changeFront(changesOf(form.getInitialValues(), sent))
      settleForm(form, { sent, saved: lookOf(saved) })
      toastDone(t(saved.isPublished ? 'front-editor.look.published' : 'front-editor.look.saved'))
    },
  })
  useUnsavedForm(form.isDirty())
  const { mainColour, accentColour } = form.values
  const reason = mayWrite ? undefined : t('front-editor.page.onlyManagers')
  return (
    <Card title={t('front-editor.look.title')} aria-label={t('front-editor.look.title')}>
      <form className={formStyles.form} noValidate onSubmit={onSubmit}>
        <p>{t('front-editor.look.why')}</p>
        <FormError>{failure}</FormError>
        {!front.isInPlan && <p className={styles.note}>{t('problems.fronts.notInPlan')}</p>}
        <Checkbox
          {...form.getInputProps('isPublished', { type: 'checkbox' })}
          label={t('front-editor.look.isPublished')}
          disabled={!mayWrite || (!front.isInPlan && !front.isPublished)}
        />
        <TextField
          {...form.getInputProps('slug')}
          label={t('front-editor.look.slug')}
          hint={t('front-editor.look.slugHint')}
          maxLength={80}
          isOptional
          disabled={!mayWrite}
        />
        <TextField
          {...form.getInputProps('tagline')}
          label={t('front-editor.look.tagline')}
          maxLength={120}
          isOptional
          disabled={!mayWrite}
        />
        <TextArea
          {...form.getInputProps('about')}
          label={t('front-editor.look.about')}
          maxLength={2000}
          rows={5}
          isOptional
          disabled={!mayWrite}
        />
        <div className={styles.colours}>
          <TextField
            {...form.getInputProps('mainColour')}
            type="color"
            label={t('front-editor.look.mainColour')}
            disabled={!mayWrite}
          />
          <TextField
            {...form.getInputProps('accentColour')}
            type="color"
            label={t('front-editor.look.accentColour')}
            hint={shadeHint(accentColour)
              .map((scheme) => t(`front-editor.look.shaded.${scheme}`))
              .join(' ')}
            disabled={!mayWrite}
          />
        </div>
        <FrontPreview
          name={shop?.name ?? ''}
          tagline={form.values.tagline}
          logoUrl={front.logo?.url}
          colours={{ mainColour, accentColour }}
        />
        <div className={formStyles.acts}>
          <HonestButton type="submit" kind="primary" isBusy={isSending} reason={reason}>
            {t('front-editor.look.save')}
          </HonestButton>
        </div>
      </form>
    </Card>
  )
}

const shadeHint = (colour: string) => (isColour(colour) ? shadedIn(colour) : [])

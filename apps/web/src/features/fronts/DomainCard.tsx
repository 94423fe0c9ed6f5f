import type { OwnFront } from '@darzi/contract/fronts.ts'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { useMay } from '../../data/session.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { Facts } from '../../kits/detail/DetailPage.tsx'
import formStyles from '../../kits/form/Form.module.css'
import { toastDone } from '../../shell/toasts.tsx'
import { useAct } from '../../shell/use-act.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { AgoText } from '../../ui/DateText.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './FrontEditor.module.css'
import { checkDomain, claimDomain, dropDomain } from './own-front-data.ts'

/** The front at an address of the house's own: named, shown to be its own by a record, served. */
export function DomainCard({ front }: { front: OwnFront }) {
  const t = useT()
  const { claim, isDomainInPlan } = front
  return (
    <Card
      title={t('front-editor.domain.title')}
      aria-label={t('front-editor.domain.title')}
      actions={claim && <Badge>{t(`front-editor.domain.${claim.state}`)}</Badge>}
    >
      <p>{t('front-editor.domain.why')}</p>
      {!isDomainInPlan && <p className={styles.note}>{t('problems.fronts.domainNotInPlan')}</p>}
      {claim && <Claim claim={claim} />}
      {(!claim || claim.state === 'over') && <ClaimForm isInPlan={isDomainInPlan} domain={claim?.domain} />}
    </Card>
  )
}

function ClaimForm({ isInPlan, domain = '' }: { isInPlan: boolean; domain?: string }) {
  const t = useT()
  const mayWrite = useMay('house.write')
  const form = useForm({
    initialValues: { domain },
    validate: { domain: (text) => (text.trim() ? null : t('problems.field.required')) },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async (values) => {
      await claimDomain(values.domain)
      form.resetDirty()
    },
  })
  const reason = !mayWrite
    ? t('front-editor.page.onlyManagers')
    : isInPlan
      ? undefined
      : t('problems.fronts.domainNotInPlan')
  return (
    <form className={formStyles.form} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <TextField
        {...form.getInputProps('domain')}
        label={t('front-editor.domain.label')}
        placeholder={t('front-editor.domain.example')}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
      />
      <div className={formStyles.acts}>
        <HonestButton type="submit" kind="primary" isBusy={isSending} reason={reason}>
          {t('front-editor.domain.claim')}
        </HonestButton>
      </div>
    </form>
  )
}

function Claim({ claim }: { claim: NonNullable<OwnFront['claim']> }) {
  const t = useT()
  const reason = useMay('house.write') ? undefined : t('front-editor.page.onlyManagers')
  const [failure, setFailure] = useState<string>()
  const { isBusy, run } = useAct()
  const { domain, state, record, checkedAt } = claim
  const check = () =>
    run(async () => {
      setFailure(undefined)
      try {
        await checkDomain()
        toastDone(t('front-editor.domain.done', { domain }))
      } catch (error) {
        setFailure(problemSentence(error, t))
      }
    })
  const drop = () =>
    run(async () => {
      await dropDomain()
      toastDone(t('front-editor.domain.dropped', { domain }))
    })
  return (
    <div className={formStyles.form}>
      <Facts
        facts={[
          { label: t('front-editor.domain.label'), value: domain },
          ...(state === 'claimed'
            ? [
                {
                  label: t('front-editor.domain.recordName'),
                  value: <code className={styles.code}>{record.name}</code>,
                },
                {
                  label: t('front-editor.domain.recordValue'),
                  value: <code className={styles.code}>{record.value}</code>,
                },
                { label: t('front-editor.domain.checked'), value: checkedAt && <AgoText at={checkedAt} /> },
              ]
            : []),
        ]}
      />
      {state === 'claimed' && <p>{t('front-editor.domain.how')}</p>}
      {state === 'verified' && <p>{t('front-editor.domain.served', { domain })}</p>}
      {state === 'over' && <p className={styles.note}>{t('problems.fronts.claimOver')}</p>}
      <FormError>{failure}</FormError>
      <div className={styles.acts}>
        {state === 'claimed' && (
          <HonestButton kind="primary" isBusy={isBusy} reason={reason} onClick={() => void check()}>
            {t('front-editor.domain.check')}
          </HonestButton>
        )}
        <HonestButton reason={reason} onClick={() => void drop()}>
          {t('front-editor.domain.drop')}
        </HonestButton>
      </div>
    </div>
  )
}

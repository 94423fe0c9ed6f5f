import { BookOpen } from 'lucide-react'
import { apiLinks } from '../../api-links.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { Card } from '../../ui/Card.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './ApiAccess.module.css'
import { useKeys, useWebhooks } from './api-access-data.ts'
import { KeysCard } from './KeysCard.tsx'
import { WebhooksCard } from './WebhooksCard.tsx'

/** Keys for the shop's own programs, and the addresses that are told what happens. */
export default function ApiAccessPage() {
  const t = useT()
  const keys = useKeys()
  const hooks = useWebhooks()
  const error = keys.error ?? hooks.error
  const lookAgain = () => void Promise.all([keys.refetch(), hooks.refetch()])
  const isHere = keys.data && hooks.data
  return (
    <div className={styles.page}>
      <ScreenHeader
        title={t('api-access.page.title')}
        backTo={links.settings()}
        extra={
          <ButtonLink to={apiLinks.reference()} icon={<BookOpen size={20} aria-hidden="true" />}>
            {t('api-access.page.reference')}
          </ButtonLink>
        }
      >
        <p>{t('api-access.page.why')}</p>
      </ScreenHeader>
      {!isHere && error && <QueryFailed error={error} onRetry={lookAgain} />}
      {!isHere && !error && <SkeletonRows rows={4} rowHeight={96} />}
      {isHere && (
        <>
          {!keys.data.isInPlan && <PlanNotice />}
          <KeysCard standing={keys.data} />
          <WebhooksCard list={hooks.data} />
        </>
      )}
    </div>
  )
}

function PlanNotice() {
  const t = useT()
  return (
    <Card title={t('api-access.plan.title')} aria-label={t('api-access.plan.title')}>
      <div className={styles.part}>
        <p>{t('api-access.plan.why')}</p>
        <ButtonLink to={`${links.settings()}#plan`} kind="primary">
          {t('api-access.plan.choose')}
        </ButtonLink>
      </div>
    </Card>
  )
}

import { writeInstantDay, writeNumber } from '@darzi/words/formats.ts'
import { links } from '../../../links.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { Card } from '../../../ui/Card.tsx'
import { useLanguage, useT } from '../../../words/use-t.ts'
import styles from './Profile.module.css'
import type { Shop } from './shop-data.ts'

/** The plan that counts now, until when, and how full it is. */
export function PlanCard({ plan, timeZone }: { plan: Shop['plan']; timeZone: string }) {
  const t = useT()
  const language = useLanguage()
  const { customerLimit: limit, trialEndsAt } = plan
  const used = writeNumber(plan.customers)
  return (
    <Card
      title={t('profile.plan.title')}
      aria-label={t('profile.plan.title')}
      actions={<ButtonLink to={links.pricing()}>{t('profile.plan.see')}</ButtonLink>}
    >
      <div className={styles.plan}>
        <p className={styles.planName}>{t(`profile.plan.${plan.key}`)}</p>
        {trialEndsAt && (
          <p>{t('profile.plan.trial', { day: writeInstantDay(trialEndsAt, language, timeZone) })}</p>
        )}
        {limit === undefined ? (
          <p>{t('profile.plan.unlimited', { used })}</p>
        ) : (
          <>
            <p>{t('profile.plan.usage', { used, limit: writeNumber(limit) })}</p>
            <div className={styles.measure} aria-hidden="true">
              <div
                className={styles.used}
                style={{ inlineSize: `${Math.min(100, (plan.customers / limit) * 100)}%` }}
              />
              <div className="tape" />
            </div>
          </>
        )}
      </div>
    </Card>
  )
}

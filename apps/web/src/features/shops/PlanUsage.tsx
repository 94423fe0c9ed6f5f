import { writeInstantDay, writeNumber } from '@darzi/words/formats.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import type { Dashboard } from './dashboard-data.ts'
import styles from './PlanUsage.module.css'

/** How much of the plan's customer list is used, measured on a tape. Nothing to say when it is unlimited. */
export function PlanUsage({ plan }: { plan: Dashboard['plan'] }) {
  const t = useT()
  const language = useLanguage()
  const { customerLimit: limit, customers: used, trialEndsAt } = plan
  if (limit === undefined && !trialEndsAt) return null
  const isFull = limit !== undefined && used >= limit
  return (
    <section className={styles.plan}>
      {limit !== undefined && (
        <>
          <p>
            {t('shops.plan.usage', {
              used: writeNumber(used),
              limit: writeNumber(limit),
            })}
          </p>
          <div className={styles.measure} aria-hidden="true">
            <div className={styles.used} style={{ inlineSize: `${Math.min(100, (used / limit) * 100)}%` }} />
            <div className="tape" />
          </div>
        </>
      )}
      {isFull && <p className={styles.full}>{t('shops.plan.full')}</p>}
      {trialEndsAt && <p>{t('shops.plan.trial', { day: writeInstantDay(trialEndsAt, language) })}</p>}
      <ButtonLink to={links.pricing()} kind={isFull ? 'primary' : 'plain'}>
        {t('shops.plan.see')}
      </ButtonLink>
    </section>
  )
}

import { type Plan, type PlanKey, trialDays } from '@darzi/tailoring/plans.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { links } from '../../links.ts'
import { useT } from '../../words/use-t.ts'
import { ActionLink } from './ActionLink.tsx'
import { Icon } from './Icon.tsx'
import styles from './PlanTag.module.css'
import { limitOf } from './plan-list.ts'

/** One plan as the swing tag on a finished garment. */
export function PlanTag({ plan }: { plan: Plan & { key: PlanKey } }) {
  const t = useT()
  const limit = limitOf(plan)
  const name = t(`site-pricing.${plan.key}.name`)
  const holds = [
    limit &&
      t(`site-pricing.limit.${limit.meaning}`, limit.count === undefined ? {} : { count: limit.count }),
    t(`site-pricing.${plan.key}.first`),
    t(`site-pricing.${plan.key}.second`, { days: trialDays }),
  ].filter((line) => line !== undefined)
  return (
    <li className={styles.hung} data-popular={plan.isMostPopular}>
      <div className={styles.tag}>
        <span className={styles.eyelet} aria-hidden="true" />
        {plan.isMostPopular && <p className={styles.popular}>{t('site-pricing.plan.popular')}</p>}
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.for}>{t(`site-pricing.${plan.key}.for`)}</p>
        <p className={styles.price}>
          <strong className="figures">{writeMoney(plan.pricePerMonthRupees * 100, 'INR')}</strong>{' '}
          {t('site-pricing.plan.perMonth')}
        </p>
        <ul className={styles.holds}>
          {holds.map((line) => (
            <li key={line}>
              <Icon name="check" />
              {line}
            </li>
          ))}
        </ul>
        <ActionLink
          to={links.register()}
          look={plan.isMostPopular || plan.audience === 'customers' ? 'next' : 'quiet'}
        >
          {plan.pricePerMonthRupees === 0
            ? t('site-pricing.plan.startFree')
            : t('site-pricing.plan.choose', { plan: name })}
        </ActionLink>
      </div>
    </li>
  )
}

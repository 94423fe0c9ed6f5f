import { trialDays } from '@darzi/tailoring/plans/trial.ts'
import { audienceOf, type Plan, type PlanKey } from '@darzi/tailoring/plans.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { lazy, Suspense } from 'react'
import type { To } from 'react-router'
import { useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { landingOf } from '../../shell/admit.ts'
import { useT } from '../../words/use-t.ts'
import { ActionLink } from './ActionLink.tsx'
import { AudienceTabs } from './AudienceTabs.tsx'
import { Icon } from './Icon.tsx'
import { PageHead } from './PageHead.tsx'
import styles from './PlanTag.module.css'
import { limitOf, plansFor } from './plan-list.ts'
import { Section } from './Section.tsx'

/** Beside a plan that stands alone; it comes after the price. */
const GarmentArt = lazy(async () => ({ default: (await import('./GarmentArt.tsx')).GarmentArt }))

export default function PricingPage() {
  const t = useT()
  const names = {
    customers: t('site-pricing.tabs.customers'),
    tailors: t('site-pricing.tabs.tailors'),
    'fashion-houses': t('site-pricing.tabs.houses'),
  }
  return (
    <>
      <PageHead heading={t('site-pricing.page.heading')} lede={t('site-pricing.page.lede')} />
      <Section>
        <AudienceTabs label={t('site-pricing.tabs.label')} names={names}>
          {(audience) => <Tags plans={plansFor(audience)} />}
        </AudienceTabs>
      </Section>
    </>
  )
}

function Tags({ plans }: { plans: ReturnType<typeof plansFor> }) {
  const isAlone = plans.length === 1
  return (
    <div className={isAlone ? styles.alone : undefined}>
      <ul className={styles.tags}>
        {plans.map((plan) => (
          <PlanTag key={plan.key} plan={plan} />
        ))}
      </ul>
      {isAlone && (
        <Suspense>
          <GarmentArt />
        </Suspense>
      )}
    </div>
  )
}

/** One plan as the swing tag on a finished garment. */
function PlanTag({ plan }: { plan: Plan & { key: PlanKey } }) {
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
        <Choose plan={plan} name={name} />
      </div>
    </li>
  )
}

/** A stranger registers with the plan, a shop changes to it, and whoever has another kind of account is told so. */
function Choose({ plan, name }: { plan: Plan & { key: PlanKey }; name: string }) {
  const t = useT()
  const session = useSession()
  const { user, shop, isChecked } = session
  const look = plan.isMostPopular || plan.audience === 'customers' ? 'primary' : 'quiet'
  const label =
    plan.pricePerMonthRupees === 0
      ? t('site-pricing.plan.startFree')
      : t('site-pricing.plan.choose', { plan: name })
  const search = `?plan=${plan.key}`
  const link = (to: To, text: string) => (
    <ActionLink to={to} look={look}>
      {text}
    </ActionLink>
  )
  if (!user) return link({ pathname: links.register(), search }, label)
  if (plan.audience === 'customers') return link(landingOf(session), t('site-pricing.plan.toAccount'))
  const isOwn = isChecked ? shop && audienceOf(shop.kind) === plan.audience : user.role === 'tailor'
  if (isOwn)
    return link(
      { pathname: links.settings(), search, hash: '#plan' },
      t('site-pricing.plan.choose', { plan: name }),
    )
  return <p className={styles.other}>{t('site-pricing.plan.otherAccount')}</p>
}

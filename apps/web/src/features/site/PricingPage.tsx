import { useT } from '../../words/use-t.ts'
import { AudienceTabs } from './AudienceTabs.tsx'
import { GarmentArt } from './GarmentArt.tsx'
import { PageHead } from './PageHead.tsx'
import styles from './PlanTag.module.css'
import { PlanTag } from './PlanTag.tsx'
import { plansFor } from './plan-list.ts'
import { Section } from './Section.tsx'

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
      {isAlone && <GarmentArt />}
    </div>
  )
}

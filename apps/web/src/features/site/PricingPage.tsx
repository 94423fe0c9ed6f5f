import { useSay } from '../../words/use-say.ts'
import { AudienceTabs } from './AudienceTabs.tsx'
import { GarmentArt } from './GarmentArt.tsx'
import { PageHead } from './PageHead.tsx'
import styles from './PlanTag.module.css'
import { PlanTag } from './PlanTag.tsx'
import { plansFor } from './plan-list.ts'
import { Section } from './Section.tsx'

export default function PricingPage() {
  const say = useSay()
  const names = {
    customers: say('site-pricing.tabs.customers'),
    tailors: say('site-pricing.tabs.tailors'),
    'fashion-houses': say('site-pricing.tabs.houses'),
  }
  return (
    <>
      <PageHead heading={say('site-pricing.page.heading')} lede={say('site-pricing.page.lede')} />
      <Section>
        <AudienceTabs label={say('site-pricing.tabs.label')} names={names}>
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

import { links } from '../../links.ts'
import { useT } from '../../words/use-t.ts'
import { ActionLink, Actions } from './ActionLink.tsx'
import { Band } from './Band.tsx'
import { GarmentArt } from './GarmentArt.tsx'
import type { IconName } from './Icon.tsx'
import { PageHead } from './PageHead.tsx'
import { PointGrid } from './PointGrid.tsx'
import { Section } from './Section.tsx'
import { SpoolArt } from './SpoolArt.tsx'
import { type Step, StepTape } from './StepTape.tsx'

const steps = [
  { key: 'find', icon: 'needle' },
  { key: 'quote', icon: 'speech' },
  { key: 'order', icon: 'slip' },
  { key: 'create', icon: 'shears' },
  { key: 'deliver', icon: 'check' },
] as const satisfies readonly { key: string; icon: IconName }[]

const assurances = [
  { key: 'verified', icon: 'needle' },
  { key: 'payments', icon: 'rupee' },
  { key: 'help', icon: 'speech' },
  { key: 'quality', icon: 'rosette' },
] as const satisfies readonly { key: string; icon: IconName }[]

export default function HowItWorksPage() {
  const t = useT()
  const told = steps.map(
    ({ key, icon }): Step => ({
      icon,
      title: t(`site-how.steps.${key}Title`),
      text: t(`site-how.steps.${key}Text`),
    }),
  )
  return (
    <>
      <PageHead heading={t('site-how.page.heading')} lede={t('site-how.page.lede')} />
      <Section>
        <StepTape steps={told} art={<GarmentArt />} />
      </Section>
      <Section title={t('site-how.assure.title')} ground="sunk">
        <PointGrid
          points={assurances.map(({ key, icon }) => ({
            icon,
            title: t(`site-how.assure.${key}Title`),
            text: t(`site-how.assure.${key}Text`),
          }))}
        />
      </Section>
      <Band title={t('site-how.closing.title')} art={<SpoolArt />}>
        <Actions>
          <ActionLink to={links.register()} look="primary">
            {t('site-how.closing.start')}
          </ActionLink>
          <ActionLink to={links.home()} look="onIndigo">
            {t('site-how.closing.home')}
          </ActionLink>
        </Actions>
      </Band>
    </>
  )
}

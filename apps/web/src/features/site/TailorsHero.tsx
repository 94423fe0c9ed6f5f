import { trialDays } from '@darzi/tailoring/plans/trial.ts'
import { links } from '../../links.ts'
import { useT } from '../../words/use-t.ts'
import { ActionLink } from './ActionLink.tsx'
import { Hero } from './Hero.tsx'

/** Who makes clothes: measured once, promised, kept. */
export function TailorsHero() {
  const t = useT()
  return (
    <Hero
      lines={[t('site-tailors.hero.measure'), t('site-tailors.hero.promise')]}
      lede={t('site-tailors.hero.lede')}
      note={t('site-tailors.hero.note', { days: trialDays })}
    >
      <ActionLink to={links.register()} look="primary">
        {t('site-tailors.action.startTrial')}
      </ActionLink>
      <ActionLink to={links.demo()}>{t('site-tailors.action.demo')}</ActionLink>
    </Hero>
  )
}

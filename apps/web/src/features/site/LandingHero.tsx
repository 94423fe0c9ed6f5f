import { links } from '../../links.ts'
import { useT } from '../../words/use-t.ts'
import { ActionLink } from './ActionLink.tsx'
import { Hero } from './Hero.tsx'

/** Whoever has clothes made: measured on their own phone, sewn for them. */
export function LandingHero() {
  const t = useT()
  return (
    <Hero
      lines={[t('site.hero.measured'), t('site.hero.made')]}
      lede={t('site.hero.lede')}
      note={t('site.hero.note')}
    >
      <ActionLink to={links.upload()} look="primary">
        {t('site.action.measure')}
      </ActionLink>
      <ActionLink to={links.findTailors()}>{t('site.action.findTailor')}</ActionLink>
    </Hero>
  )
}

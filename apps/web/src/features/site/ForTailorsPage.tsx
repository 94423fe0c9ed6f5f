import { trialDays } from '@darzi/tailoring/plans/trial.ts'
import { links } from '../../links.ts'
import { useT } from '../../words/use-t.ts'
import { ActionLink, Actions } from './ActionLink.tsx'
import { Band } from './Band.tsx'
import { BookArt } from './BookArt.tsx'
import styles from './BookPart.module.css'
import { Hero } from './Hero.tsx'
import { Icon, type IconName } from './Icon.tsx'
import { ProductPictures } from './ProductPictures.tsx'
import { Section } from './Section.tsx'

/** What a tailor's shop gets, shown on the product itself; it leads into the demo or to an account. */
export default function ForTailorsPage() {
  const t = useT()
  return (
    <>
      <TailorsHero />
      <ProductPictures />
      <BookPart />
      <Band cloth="khadi" title={t('site-tailors.houses.title')} text={t('site-tailors.houses.text')}>
        <ActionLink to={links.fashionHouses()}>{t('site-tailors.action.forHouses')}</ActionLink>
      </Band>
      <Band title={t('site-tailors.closing.title')} text={t('site-tailors.closing.text')}>
        <Actions>
          <ActionLink to={links.register()} look="primary">
            {t('site-tailors.action.startTrial')}
          </ActionLink>
        </Actions>
      </Band>
    </>
  )
}

const lines = [
  { key: 'phone', icon: 'phone' },
  { key: 'scripts', icon: 'script' },
  { key: 'family', icon: 'people' },
  { key: 'import', icon: 'list' },
  { key: 'undo', icon: 'undo' },
] as const satisfies readonly { key: string; icon: IconName }[]

/** What a shop can do with its customer book from the first day. */
function BookPart() {
  const t = useT()
  return (
    <Section title={t('site-tailors.counter.title')} lede={t('site-tailors.counter.lede')}>
      <div className={styles.sides}>
        <BookArt />
        <div>
          <ul className={styles.lines}>
            {lines.map(({ key, icon }) => (
              <li key={key} className={styles.line}>
                <Icon name={icon} />
                {t(`site-tailors.counter.${key}`)}
              </li>
            ))}
          </ul>
          <ActionLink to={links.features()}>{t('site-tailors.action.seeFeatures')}</ActionLink>
        </div>
      </div>
    </Section>
  )
}

/** Who makes clothes: measured once, promised, kept. */
function TailorsHero() {
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

import { trialDays } from '@darzi/tailoring/plans.ts'
import { links } from '../../links.ts'
import { Mark } from '../../ui/Mark.tsx'
import { useT } from '../../words/use-t.ts'
import { ActionLink, Actions } from './ActionLink.tsx'
import { GarmentArt } from './GarmentArt.tsx'
import styles from './LandingHero.module.css'
import { ownName } from './own-name.ts'

export function LandingHero() {
  const t = useT()
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.name}>
          <Mark size={44} />
          {ownName.map(({ language, name }) => (
            <span key={language} lang={language}>
              {name}
            </span>
          ))}
        </p>
        <h1 className={styles.headline}>
          <span className={styles.line}>
            <span className={styles.measured}>{t('site.hero.measure')}</span>
          </span>{' '}
          <span className={styles.line}>
            <span className={styles.promised}>{t('site.hero.promise')}</span>
          </span>
        </h1>
        <p className={styles.lede}>{t('site.hero.lede')}</p>
        <Actions>
          <ActionLink to={links.register()} look="primary">
            {t('site.action.startTrial')}
          </ActionLink>
          <ActionLink to={links.howItWorks()}>{t('site.action.learnHow')}</ActionLink>
        </Actions>
        <p className={styles.note}>{t('site.hero.note', { days: trialDays })}</p>
      </div>
      <div className={styles.art}>
        <GarmentArt />
      </div>
    </header>
  )
}

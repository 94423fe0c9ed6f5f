import { links } from '../../links.ts'
import { useT } from '../../words/use-t.ts'
import { ActionLink } from './ActionLink.tsx'
import { BookArt } from './BookArt.tsx'
import type { IconName } from './Icon.tsx'
import { PageHead } from './PageHead.tsx'
import styles from './Section.module.css'
import { Section } from './Section.tsx'
import { StepTape } from './StepTape.tsx'
import { WayCards } from './WayCards.tsx'

const services = [
  { key: 'shops', icon: 'shears', to: { pathname: links.pricing(), search: '?for=tailors' } },
  { key: 'people', icon: 'needle', to: links.howItWorks() },
  { key: 'houses', icon: 'shopfront', to: links.fashionHouses() },
] as const satisfies readonly { key: string; icon: IconName; to: unknown }[]
const moves = ['first', 'second', 'third', 'fourth'] as const

export default function ServicesPage() {
  const t = useT()
  return (
    <>
      <PageHead heading={t('site-services.page.heading')} lede={t('site-services.page.lede')} />
      <Section>
        <WayCards
          ways={services.map(({ key, icon, to }) => ({
            icon,
            title: t(`site-services.${key}.title`),
            text: t(`site-services.${key}.text`),
            next: { to, says: t(`site-services.${key}.action`) },
          }))}
        />
      </Section>
      <Section title={t('site-services.moving.title')} ground="sunk">
        <StepTape
          steps={moves.map((move) => ({ says: t(`site-services.moving.${move}`) }))}
          art={<BookArt />}
        />
        <div className={styles.next}>
          <ActionLink to={links.register()} look="primary">
            {t('site-services.action.start')}
          </ActionLink>
        </div>
      </Section>
    </>
  )
}

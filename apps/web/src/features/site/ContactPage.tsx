import { links } from '../../links.ts'
import { useSay } from '../../words/use-say.ts'
import type { IconName } from './Icon.tsx'
import { PageHead } from './PageHead.tsx'
import { Section } from './Section.tsx'
import { WayCards } from './WayCards.tsx'

const ways: readonly { key: string; icon: IconName; to?: string }[] = [
  { key: 'order', icon: 'slip', to: links.trackOrder() },
  { key: 'account', icon: 'lock', to: links.login() },
  { key: 'work', icon: 'people' },
  { key: 'shop', icon: 'shopfront', to: links.register() },
  { key: 'privacy', icon: 'book', to: links.privacy() },
]

/** Who answers which question. It names no address that nobody has set up. */
export default function ContactPage() {
  const say = useSay()
  return (
    <>
      <PageHead heading={say('site-contact.page.heading')} lede={say('site-contact.page.lede')} />
      <Section>
        <WayCards
          ways={ways.map(({ key, icon, to }) => ({
            icon,
            title: say(`site-contact.${key}.title`),
            text: say(`site-contact.${key}.text`),
            next: to === undefined ? undefined : { to, says: say(`site-contact.${key}.action`) },
          }))}
        />
      </Section>
    </>
  )
}

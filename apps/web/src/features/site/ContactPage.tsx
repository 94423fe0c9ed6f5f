import { lazy, Suspense } from 'react'
import { links } from '../../links.ts'
import { useT } from '../../words/use-t.ts'
import type { IconName } from './Icon.tsx'
import { OperatorContact } from './OperatorContact.tsx'
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

/** Fetched beside the page, which stands before it. */
const contactForm = import('./ContactForm.tsx')
const ContactForm = lazy(async () => ({ default: (await contactForm).ContactForm }))

/** Who answers which question, and a form for what nobody else can answer. */
export default function ContactPage() {
  const t = useT()
  return (
    <>
      <PageHead heading={t('site-contact.page.heading')} lede={t('site-contact.page.lede')} />
      <Section>
        <WayCards
          ways={ways.map(({ key, icon, to }) => ({
            icon,
            title: t(`site-contact.${key}.title`),
            text: t(`site-contact.${key}.text`),
            next: to === undefined ? undefined : { to, says: t(`site-contact.${key}.action`) },
          }))}
        />
      </Section>
      <Section title={t('site-operator.title')}>
        <OperatorContact />
      </Section>
      <Section ground="sunk" title={t('site-contact.form.title')} lede={t('site-contact.form.why')}>
        <Suspense>
          <ContactForm />
        </Suspense>
      </Section>
    </>
  )
}

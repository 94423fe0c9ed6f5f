import { links } from '../links.ts'

/** The links of the public pages. */
export const publicNavigation = [
  { to: links.home(), label: 'shell.nav.home' },
  { to: links.howItWorks(), label: 'shell.nav.howItWorks' },
  { to: links.pricing(), label: 'shell.nav.pricing' },
  { to: links.features(), label: 'shell.nav.features' },
  { to: links.about(), label: 'shell.nav.about' },
  { to: links.services(), label: 'shell.nav.services' },
  { to: links.contact(), label: 'shell.nav.contact' },
]

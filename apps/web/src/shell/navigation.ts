import { links } from '../links.ts'
import { screenAt } from '../routes.tsx'

const publicLinks = [
  { to: links.home(), label: 'shell.nav.home' },
  { to: links.howItWorks(), label: 'shell.nav.howItWorks' },
  { to: links.pricing(), label: 'shell.nav.pricing' },
  { to: links.features(), label: 'shell.nav.features' },
  { to: links.about(), label: 'shell.nav.about' },
  { to: links.services(), label: 'shell.nav.services' },
  { to: links.contact(), label: 'shell.nav.contact' },
]

/** The public links whose screen exists. */
export const publicNavigation = publicLinks.filter((item) => screenAt(item.to))

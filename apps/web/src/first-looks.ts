/** What the server draws of the public pages before the program comes, by their first address; the build alone reads it. */
import type { FirstLook } from '@darzi/contract/first-files.ts'

export const firstLooks: Readonly<Record<string, FirstLook>> = {
  '/': { kind: 'hero', title: ['site.hero.measured', 'site.hero.made'], lede: 'site.hero.lede' },
  '/for-tailors': {
    kind: 'hero',
    title: ['site-tailors.hero.measure', 'site-tailors.hero.promise'],
    lede: 'site-tailors.hero.lede',
  },
  '/how-it-works': { kind: 'site', title: ['site-how.page.heading'], lede: 'site-how.page.lede' },
  '/pricing': { kind: 'site', title: ['site-pricing.page.heading'], lede: 'site-pricing.page.lede' },
  '/features': { kind: 'site', title: ['site-features.page.heading'], lede: 'site-features.page.lede' },
  '/about': { kind: 'site', title: ['site-about.page.heading'], lede: 'site-about.page.lede' },
  '/services': { kind: 'site', title: ['site-services.page.heading'], lede: 'site-services.page.lede' },
  '/contact': { kind: 'site', title: ['site-contact.page.heading'], lede: 'site-contact.page.lede' },
  '/fashion-houses': { kind: 'site', title: ['site-houses.page.heading'], lede: 'site-houses.page.lede' },
  '/find-tailors': { kind: 'page', title: ['find-tailors.page.title'], lede: 'find-tailors.page.lede' },
  '/tailors/:slug': { kind: 'page', title: [] },
  '/shop': { kind: 'page', title: ['shop-collection.page.title'], lede: 'shop-collection.page.lede' },
  '/login': { kind: 'card', title: ['accounts.signIn.title'], lede: 'accounts.signIn.why' },
}

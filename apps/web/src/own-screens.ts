import type { Screen } from './shell/screen.ts'

/** The screens of a customer's own. */
export const ownScreens = [
  {
    path: '/user/dashboard',
    aliases: ['/customer/dashboard'],
    access: 'user',
    layout: 'shop',
    features: [
      'portal',
      'tracking',
      'booking',
      'garment-names',
      'results',
      'measurement-fields',
      'conversations',
      'passports',
      'own-profile',
      'quotes',
    ],
    title: 'portal.title',
  },
  {
    path: '/user/orders',
    aliases: ['/customer/orders'],
    access: 'user',
    layout: 'shop',
    features: ['portal', 'tracking', 'garment-names', 'conversations', 'own-profile'],
    title: 'portal.tab.orders',
  },
  {
    path: '/user/orders/:id/dispute',
    access: 'user',
    layout: 'shop',
    features: ['disputes'],
    title: 'disputes.own.title',
  },
  {
    path: '/user/appointments',
    aliases: ['/customer/appointments'],
    access: 'user',
    layout: 'shop',
    features: ['portal', 'booking'],
    title: 'portal.tab.appointments',
  },
  {
    path: '/user/measurements',
    aliases: ['/customer/measurements'],
    access: 'user',
    layout: 'shop',
    features: ['results', 'measurement-fields', 'passports', 'garment-names', 'own-profile'],
    title: 'results.mine.title',
  },
  {
    path: '/user/messages',
    aliases: ['/customer/messages'],
    access: 'user',
    layout: 'shop',
    features: ['conversations', 'garment-names'],
    title: 'conversations.title',
  },
  {
    path: '/user/quotes',
    access: 'user',
    layout: 'shop',
    features: ['quotes', 'garment-names'],
    title: 'quotes.own.title',
  },
  {
    path: '/user/quotes/new',
    access: 'user',
    layout: 'shop',
    features: ['quotes', 'garment-names'],
    title: 'quotes.ask.title',
  },
  {
    path: '/user/quotes/:id',
    access: 'user',
    layout: 'shop',
    features: ['quotes', 'garment-names', 'measurement-fields', 'conversations'],
    title: 'quotes.own.one',
  },
  {
    path: '/user/profile',
    aliases: ['/customer/profile'],
    access: 'user',
    layout: 'shop',
    features: ['accounts', 'own-profile', 'account-news'],
    title: 'accounts.profile.ownTitle',
  },
] as const satisfies readonly Screen[]

export type OwnPath = (typeof ownScreens)[number]['path']

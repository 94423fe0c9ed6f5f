import type { Screen } from './shell/screen.ts'

/** The screens of a customer's own. */
export const ownScreens = [
  {
    path: '/user/dashboard',
    aliases: ['/customer/dashboard'],
    access: 'user',
    layout: 'shop',
    features: ['shops'],
    title: 'shops.portal.title',
  },
  {
    path: '/user/measurements',
    aliases: ['/customer/measurements'],
    access: 'user',
    layout: 'shop',
    features: ['results', 'measurement-fields'],
    title: 'results.mine.title',
  },
  {
    path: '/user/profile',
    aliases: ['/customer/profile'],
    access: 'user',
    layout: 'shop',
    features: ['accounts'],
    title: 'accounts.profile.ownTitle',
  },
] as const satisfies readonly Screen[]

export type OwnPath = (typeof ownScreens)[number]['path']

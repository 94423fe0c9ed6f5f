import type { Screen } from './shell/screen.ts'

/** The screens on which a shop is set up, not worked with. */
export const officeScreens = [
  {
    path: '/tailor/profile',
    access: 'tailor',
    layout: 'shop',
    features: [
      'accounts',
      'profile',
      'payments',
      'get-measured',
      'settings',
      'calendar',
      'listing',
      'find-tailors',
      'verifications',
    ],
    title: 'accounts.profile.title',
  },
  {
    path: '/boutique/dashboard',
    access: 'tailor',
    needs: 'house.read',
    layout: 'shop',
    features: ['houses', 'garment-names'],
    title: 'houses.page.title',
  },
  {
    path: '/boutique/partners/:id',
    access: 'tailor',
    needs: 'house.read',
    layout: 'shop',
    features: ['houses'],
    title: 'houses.statement.title',
  },
  {
    path: '/tailor/houses',
    access: 'tailor',
    needs: 'house.read',
    layout: 'shop',
    features: ['houses'],
    title: 'houses.own.title',
  },
  {
    path: '/tailor/houses/:id',
    access: 'tailor',
    needs: 'house.read',
    layout: 'shop',
    features: ['houses'],
    title: 'houses.statement.title',
  },
  {
    path: '/settings',
    access: 'tailor',
    needs: 'shop.read',
    layout: 'shop',
    features: ['settings', 'backup', 'profile', 'translate', 'plans'],
    title: 'settings.page.title',
  },
  {
    path: '/tailor/reviews',
    access: 'tailor',
    needs: 'shop.read',
    layout: 'shop',
    features: ['reviews'],
    title: 'reviews.shop.title',
  },
  {
    path: '/tailor/disputes',
    access: 'tailor',
    needs: 'orders.read',
    layout: 'shop',
    features: ['disputes'],
    title: 'disputes.shop.title',
  },
  {
    path: '/tailor/disputes/:id',
    access: 'tailor',
    needs: 'orders.read',
    layout: 'shop',
    features: ['disputes'],
    title: 'disputes.shop.one',
  },
] as const satisfies readonly Screen[]

export type OfficePath = (typeof officeScreens)[number]['path']

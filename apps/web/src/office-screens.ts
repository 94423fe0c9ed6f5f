import type { Screen } from './shell/screen.ts'

/** The screens on which a shop is set up, not worked with. */
export const officeScreens = [
  {
    path: '/tailor/profile',
    access: 'tailor',
    layout: 'shop',
    features: ['accounts', 'profile', 'payments', 'get-measured', 'settings', 'calendar'],
    title: 'accounts.profile.title',
  },
  {
    path: '/settings',
    access: 'tailor',
    needs: 'shop.read',
    layout: 'shop',
    features: ['settings', 'backup', 'profile'],
    title: 'settings.page.title',
  },
] as const satisfies readonly Screen[]

export type OfficePath = (typeof officeScreens)[number]['path']

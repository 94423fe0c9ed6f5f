/** The map of all screens: where each stands, who may open it, which words it says. */
import { matchPath } from 'react-router'
import type { Screen } from './shell/screen.ts'

export const screens: readonly Screen[] = [
  {
    path: '/tailor/dashboard',
    aliases: ['/tailor-dashboard', '/owner/dashboard', '/boutique/dashboard'],
    access: 'tailor',
    layout: 'shop',
    rooms: ['shops', 'timeline'],
    title: 'shops.dashboard.title',
    load: () => import('./features/shops/TailorDashboardPage.tsx'),
  },
  {
    path: '/user/dashboard',
    aliases: ['/customer/dashboard'],
    access: 'user',
    layout: 'shop',
    rooms: ['shops'],
    title: 'shops.portal.title',
    load: () => import('./features/shops/UserDashboardPage.tsx'),
  },
]

/** The screen at an address, or undefined when no such room has been built. */
export function screenAt(address: string): Screen | undefined {
  const pathname = address.replace(/[?#].*$/, '')
  return screens.find((screen) =>
    [screen.path, ...(screen.aliases ?? [])].some((path) => matchPath(path, pathname)),
  )
}

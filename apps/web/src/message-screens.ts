import type { Screen } from './shell/screen.ts'

/** The screens of what a shop tells and what waits for its members. */
export const messageScreens = [
  {
    path: '/tailor/notifications',
    aliases: ['/notifications'],
    access: 'tailor',
    needs: 'notifications.read',
    layout: 'shop',
    features: ['notifications', 'account-news'],
    title: 'notifications.page.title',
  },
  {
    path: '/tailor/messages',
    access: 'tailor',
    needs: 'conversations.read',
    layout: 'shop',
    features: ['conversations', 'garment-names'],
    title: 'conversations.title',
  },
  {
    path: '/tailor/quotes',
    access: 'tailor',
    needs: 'quotes.read',
    layout: 'shop',
    features: ['quotes', 'garment-names'],
    title: 'quotes.shop.title',
  },
  {
    path: '/tailor/quotes/:id',
    access: 'tailor',
    needs: 'quotes.read',
    layout: 'shop',
    features: ['quotes', 'garment-names', 'measurement-fields', 'conversations'],
    title: 'quotes.shop.one',
  },
  {
    path: '/tailor/inbox',
    access: 'tailor',
    layout: 'shop',
    features: ['inbox'],
    title: 'inbox.page.title',
  },
] as const satisfies readonly Screen[]

export type MessagePath = (typeof messageScreens)[number]['path']

import type { Screen } from './shell/screen.ts'

/** Screens of the shop's money. */
export const moneyScreens = [
  {
    path: '/tailor/payments',
    aliases: ['/payment'],
    access: 'tailor',
    needs: 'payments.take',
    layout: 'shop',
    features: ['shop-payments', 'payments'],
    title: 'shop-payments.page.title',
  },
] as const satisfies readonly Screen[]

import type { Screen } from './shell/screen.ts'

/** Screens of papers and bills. */
export const paperScreens = [
  {
    path: '/tailor/orders/:id/bills',
    access: 'tailor',
    needs: 'orders.read',
    layout: 'shop',
    features: ['bills', 'orders', 'payments', 'garment-names'],
    title: 'bills.page.title',
  },
  {
    path: '/print-export',
    access: 'tailor',
    needs: 'orders.read',
    layout: 'shop',
    features: ['print-export', 'bills'],
    title: 'print-export.page.title',
  },
] as const satisfies readonly Screen[]

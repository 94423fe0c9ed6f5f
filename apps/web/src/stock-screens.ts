import type { Screen } from './shell/screen.ts'

/** Screens of the stock: items, purchases, suppliers and counting. */
export const stockScreens = [
  {
    path: '/tailor/inventory',
    access: 'tailor',
    needs: 'inventory.read',
    layout: 'shop',
    features: ['inventory', 'stock'],
    title: 'inventory.page.title',
  },
  {
    path: '/tailor/inventory/:id',
    access: 'tailor',
    needs: 'inventory.read',
    layout: 'shop',
    features: ['inventory', 'stock'],
    title: 'inventory.page.one',
  },
  {
    path: '/tailor/purchases',
    access: 'tailor',
    needs: 'inventory.buy',
    layout: 'shop',
    features: ['inventory', 'stock'],
    title: 'inventory.purchases.title',
  },
  {
    path: '/tailor/purchases/:id',
    access: 'tailor',
    needs: 'inventory.buy',
    layout: 'shop',
    features: ['inventory', 'stock'],
    title: 'inventory.purchase.one',
  },
  {
    path: '/tailor/suppliers',
    access: 'tailor',
    needs: 'inventory.buy',
    layout: 'shop',
    features: ['inventory', 'stock'],
    title: 'inventory.supplier.title',
  },
  {
    path: '/tailor/stocktake',
    access: 'tailor',
    needs: 'inventory.write',
    layout: 'shop',
    features: ['inventory', 'stock'],
    title: 'inventory.stocktake.title',
  },
] as const satisfies readonly Screen[]

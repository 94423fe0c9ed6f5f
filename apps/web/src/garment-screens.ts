import type { Screen } from './shell/screen.ts'

/** Screens of what is sewn and what is offered. */
export const garmentScreens = [
  {
    path: '/tailor/garments',
    access: 'tailor',
    needs: 'orders.read',
    layout: 'shop',
    features: ['garments', 'garment-names'],
    title: 'garments.page.title',
  },
  {
    path: '/tailor/garments/:key',
    access: 'tailor',
    needs: 'orders.read',
    layout: 'shop',
    features: ['garments', 'garment-names', 'measurement-fields'],
    title: 'garments.page.one',
  },
  {
    path: '/tailor/collection',
    access: 'tailor',
    needs: 'orders.read',
    layout: 'shop',
    features: ['collection', 'shop-collection'],
    title: 'collection.page.title',
  },
  {
    path: '/tailor/collection/new',
    access: 'tailor',
    needs: 'garments.write',
    layout: 'shop',
    features: ['collection', 'shop-collection', 'colours', 'garment-names', 'measurement-fields'],
    title: 'collection.page.new',
  },
  {
    path: '/tailor/collection/:id',
    access: 'tailor',
    needs: 'orders.read',
    layout: 'shop',
    features: ['collection', 'shop-collection', 'colours', 'garment-names', 'measurement-fields'],
    title: 'collection.page.one',
  },
] as const satisfies readonly Screen[]

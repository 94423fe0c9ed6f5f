/**
 * The screens of work: where each stands, who may open it, which words it says. Apart from routes.tsx, so that a visitor of
 * the public pages carries none of it, however many rooms a shop has.
 */
import { withParts } from './parts-of-orders.tsx'
import type { Screen } from './shell/screen.ts'

export const workScreens: readonly Screen[] = [
  {
    path: '/tailor/dashboard',
    aliases: ['/tailor-dashboard', '/owner/dashboard', '/boutique/dashboard'],
    access: 'tailor',
    layout: 'shop',
    features: ['shops', 'orders', 'timeline'],
    title: 'shops.dashboard.title',
    load: loadDashboard,
  },
  {
    path: '/tailor/customers',
    access: 'tailor',
    needs: 'customers.read',
    layout: 'shop',
    features: ['customers'],
    title: 'customers.page.title',
    load: () => import('./features/customers/CustomersPage.tsx'),
  },
  {
    path: '/tailor/add-customer',
    access: 'tailor',
    needs: 'customers.write',
    layout: 'shop',
    features: ['customers', 'customers-form'],
    title: 'customers-form.page.add',
    load: loadAddCustomer,
  },
  {
    path: '/tailor/customers/import',
    access: 'tailor',
    needs: 'customers.import',
    layout: 'shop',
    features: ['customers-import'],
    title: 'customers-import.page.title',
    load: () => import('./features/customers/ImportPage.tsx'),
  },
  {
    path: '/tailor/customers/duplicates',
    access: 'tailor',
    needs: 'customers.merge',
    layout: 'shop',
    features: ['customers', 'customers-record'],
    title: 'customers-record.duplicates.title',
    load: () => import('./features/customers/DuplicatesPage.tsx'),
  },
  {
    path: '/tailor/customers/:id',
    aliases: ['/customer-details'],
    access: 'tailor',
    needs: 'customers.read',
    layout: 'shop',
    features: [
      'customers',
      'customers-form',
      'customers-record',
      'timeline',
      'orders',
      'measurements',
      'garment-names',
    ],
    title: 'customers-record.page.title',
    load: loadCustomer,
  },
  {
    path: '/tailor/orders',
    access: 'tailor',
    needs: 'orders.read',
    layout: 'shop',
    features: ['orders', 'garment-names'],
    title: 'orders.page.title',
    load: () => import('./features/orders/OrdersPage.tsx'),
  },
  {
    path: '/tailor/orders/new',
    access: 'tailor',
    needs: 'orders.write',
    layout: 'shop',
    features: ['orders', 'orders-new', 'garment-names', 'measurement-fields', 'documents'],
    title: 'orders-new.page.title',
    load: () => withParts(() => import('./features/orders/NewOrderPage.tsx')),
  },
  {
    path: '/tailor/orders/:id',
    aliases: ['/order-details'],
    access: 'tailor',
    needs: 'orders.read',
    layout: 'shop',
    features: [
      'orders',
      'orders-new',
      'orders-page',
      'garment-names',
      'measurement-fields',
      'timeline',
      'payments',
      'documents',
    ],
    title: 'orders.page.one',
    load: () => withParts(() => import('./features/orders/OrderPage.tsx')),
  },
  {
    path: '/tailor/work',
    access: 'tailor',
    needs: 'work.read',
    layout: 'shop',
    features: ['orders', 'orders-page', 'garment-names', 'measurement-fields'],
    title: 'orders-page.work.title',
    load: () => import('./features/orders/WorkPage.tsx'),
  },
  {
    path: '/tailor/measurements',
    access: 'tailor',
    needs: 'measurements.write',
    layout: 'shop',
    features: ['measurements', 'measurement-fields', 'garment-names'],
    title: 'measurements.measure.title',
    load: () => import('./features/measurements/MeasurePage.tsx'),
  },
  {
    path: '/measurement-book',
    access: 'tailor',
    needs: 'measurements.read',
    layout: 'shop',
    features: ['measurements', 'measurement-fields', 'garment-names'],
    title: 'measurements.book.title',
    load: () => import('./features/measurements/MeasurementBookPage.tsx'),
  },
  {
    path: '/tailor/measurement-fields',
    access: 'tailor',
    needs: 'garments.write',
    layout: 'shop',
    features: ['measurements'],
    title: 'measurements.fields.title',
    load: () => import('./features/measurements/OwnFieldsPage.tsx'),
  },
  {
    path: '/user/dashboard',
    aliases: ['/customer/dashboard'],
    access: 'user',
    layout: 'shop',
    features: ['shops'],
    title: 'shops.portal.title',
    load: () => import('./features/shops/UserDashboardPage.tsx'),
  },
  {
    path: '/user/measurements',
    aliases: ['/customer/measurements'],
    access: 'user',
    layout: 'shop',
    features: ['results', 'measurement-fields'],
    title: 'results.mine.title',
    load: () => import('./features/results/OwnMeasurementsPage.tsx'),
  },
  {
    path: '/tailor/profile',
    access: 'tailor',
    layout: 'shop',
    features: ['accounts', 'profile', 'payments', 'get-measured'],
    title: 'accounts.profile.title',
    load: loadTailorProfile,
  },
  {
    path: '/user/profile',
    aliases: ['/customer/profile'],
    access: 'user',
    layout: 'shop',
    features: ['accounts'],
    title: 'accounts.profile.ownTitle',
    load: () => import('./features/accounts/ProfilePage.tsx'),
  },
  {
    path: '/tailor/patterns',
    access: 'tailor',
    needs: 'measurements.read',
    layout: 'shop',
    features: ['patterns', 'measurement-fields'],
    title: 'patterns.page.title',
    load: () => import('./features/patterns/PatternsPage.tsx'),
  },
  {
    path: '/tailor/garments',
    access: 'tailor',
    needs: 'orders.read',
    layout: 'shop',
    features: ['garments', 'garment-names'],
    title: 'garments.page.title',
    load: () => import('./features/garments/GarmentsPage.tsx'),
  },
  {
    path: '/tailor/garments/:key',
    access: 'tailor',
    needs: 'orders.read',
    layout: 'shop',
    features: ['garments', 'garment-names', 'measurement-fields'],
    title: 'garments.page.one',
    load: () => import('./features/garments/GarmentPage.tsx'),
  },
  {
    path: '/tailor/collection',
    access: 'tailor',
    needs: 'orders.read',
    layout: 'shop',
    features: ['collection', 'shop-collection'],
    title: 'collection.page.title',
    load: () => import('./features/shop-collection/editor/CollectionPage.tsx'),
  },
  {
    path: '/tailor/collection/new',
    access: 'tailor',
    needs: 'garments.write',
    layout: 'shop',
    features: ['collection', 'shop-collection', 'garment-names', 'measurement-fields'],
    title: 'collection.page.new',
    load: () => import('./features/shop-collection/editor/ItemPage.tsx'),
  },
  {
    path: '/tailor/collection/:id',
    access: 'tailor',
    needs: 'orders.read',
    layout: 'shop',
    features: ['collection', 'shop-collection', 'garment-names', 'measurement-fields'],
    title: 'collection.page.one',
    load: () => import('./features/shop-collection/editor/ItemPage.tsx'),
  },
  {
    path: '/ai-features',
    access: 'tailor',
    needs: 'orders.read',
    layout: 'shop',
    features: ['suggestions', 'garment-names', 'measurement-fields'],
    title: 'suggestions.page.title',
    load: () => import('./features/suggestions/AiFeaturesPage.tsx'),
  },
  {
    path: '/tailor/staff',
    access: 'tailor',
    needs: 'staff.read',
    layout: 'shop',
    features: ['staff'],
    title: 'staff.page.title',
    load: () => import('./features/staff/StaffPage.tsx'),
  },
]

/** The form of a new customer takes sizes and an order too: other rooms show them. */
async function loadAddCustomer() {
  const [{ default: AddCustomerPage }, { addCustomerParts }] = await Promise.all([
    import('./features/counter/AddCustomerPage.tsx'),
    import('./add-customer-parts.tsx'),
  ])
  return { default: () => <AddCustomerPage parts={addCustomerParts} /> }
}

/** A customer's record shows what other rooms have of them. */
async function loadCustomer() {
  const [{ default: CustomerPage }, { CustomerOrders }, { MeasurementsCard }] = await Promise.all([
    import('./features/customers/CustomerPage.tsx'),
    import('./features/orders/CustomerOrders.tsx'),
    import('./features/measurements/MeasurementsCard.tsx'),
  ])
  const cards = [CustomerOrders, MeasurementsCard]
  return { default: () => <CustomerPage cards={cards} /> }
}

/** The day's orders stand on the shop's first screen; who may not see it begins in the workshop. */
async function loadDashboard() {
  const [{ default: TailorDashboardPage }, { DashboardOrders }] = await Promise.all([
    import('./features/shops/TailorDashboardPage.tsx'),
    import('./features/orders/DashboardOrders.tsx'),
  ])
  return { default: () => <TailorDashboardPage orders={<DashboardOrders />} /> }
}

/** Rooms that share this screen, and of which none may know another, meet here. */
async function loadTailorProfile() {
  const [{ default: ProfilePage }, { ShopCard }, { CounterCard }, { FormLinkCard }] = await Promise.all([
    import('./features/accounts/ProfilePage.tsx'),
    import('./features/shops/profile/ShopCard.tsx'),
    import('./features/payments/CounterCard.tsx'),
    import('./features/get-measured/FormLinkCard.tsx'),
  ])
  const shop = (
    <>
      <ShopCard />
      <CounterCard />
      <FormLinkCard />
    </>
  )
  return { default: () => <ProfilePage shop={shop} /> }
}

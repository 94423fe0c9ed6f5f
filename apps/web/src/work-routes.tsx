/**
 * The screens of work: where each stands, who may open it, which words it says. Apart from routes.tsx, so that a visitor of
 * the public pages carries none of it, however many rooms a shop has.
 */
import type { Screen } from './shell/screen.ts'

export const workScreens: readonly Screen[] = [
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
    path: '/tailor/customers',
    access: 'tailor',
    needs: 'customers.read',
    layout: 'shop',
    rooms: ['customers'],
    title: 'customers.page.title',
    load: () => import('./features/customers/CustomersPage.tsx'),
  },
  {
    path: '/tailor/add-customer',
    access: 'tailor',
    needs: 'customers.write',
    layout: 'shop',
    rooms: ['customers', 'customers-form'],
    title: 'customers-form.page.add',
    load: () => import('./features/customers/AddCustomerPage.tsx'),
  },
  {
    path: '/tailor/customers/import',
    access: 'tailor',
    needs: 'customers.import',
    layout: 'shop',
    rooms: ['customers-import'],
    title: 'customers-import.page.title',
    load: () => import('./features/customers/ImportPage.tsx'),
  },
  {
    path: '/tailor/customers/duplicates',
    access: 'tailor',
    needs: 'customers.merge',
    layout: 'shop',
    rooms: ['customers', 'customers-record'],
    title: 'customers-record.duplicates.title',
    load: () => import('./features/customers/DuplicatesPage.tsx'),
  },
  {
    path: '/tailor/customers/:id',
    aliases: ['/customer-details'],
    access: 'tailor',
    needs: 'customers.read',
    layout: 'shop',
    rooms: ['customers', 'customers-form', 'customers-record', 'timeline'],
    title: 'customers-record.page.title',
    load: () => import('./features/customers/CustomerPage.tsx'),
  },
  {
    path: '/tailor/orders',
    access: 'tailor',
    needs: 'orders.read',
    layout: 'shop',
    rooms: ['orders', 'garment-names'],
    title: 'orders.page.title',
    load: () => import('./features/orders/OrdersPage.tsx'),
  },
  {
    path: '/tailor/orders/new',
    access: 'tailor',
    needs: 'orders.write',
    layout: 'shop',
    rooms: ['orders', 'orders-new', 'garment-names', 'measurement-fields'],
    title: 'orders-new.page.title',
    load: () => import('./features/orders/NewOrderPage.tsx'),
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
  {
    path: '/tailor/profile',
    access: 'tailor',
    layout: 'shop',
    rooms: ['accounts', 'profile'],
    title: 'accounts.profile.title',
    load: loadTailorProfile,
  },
  {
    path: '/user/profile',
    aliases: ['/customer/profile'],
    access: 'user',
    layout: 'shop',
    rooms: ['accounts'],
    title: 'accounts.profile.ownTitle',
    load: () => import('./features/accounts/ProfilePage.tsx'),
  },
  {
    path: '/tailor/staff',
    access: 'tailor',
    needs: 'staff.read',
    layout: 'shop',
    rooms: ['staff'],
    title: 'staff.page.title',
    load: () => import('./features/staff/StaffPage.tsx'),
  },
]

/** Two rooms share this screen and neither may know the other: they meet here. */
async function loadTailorProfile() {
  const [{ default: ProfilePage }, { ShopCard }] = await Promise.all([
    import('./features/accounts/ProfilePage.tsx'),
    import('./features/shops/profile/ShopCard.tsx'),
  ])
  return { default: () => <ProfilePage shop={<ShopCard />} /> }
}

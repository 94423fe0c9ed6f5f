/** The code of each screen of work. In a file of its own, so that a visitor of the public pages carries none of this list. */
import type { LoadScreen } from './screen-loaders.ts'
import type { WorkPath } from './work-screens.ts'

export const workLoaders: Readonly<Record<WorkPath, LoadScreen>> = {
  '/tailor/dashboard': () => import('./features/counter/DashboardPage.tsx'),
  '/tailor/customers': () => import('./features/customers/CustomersPage.tsx'),
  '/tailor/add-customer': () => import('./features/counter/AddCustomerPage.tsx'),
  '/tailor/customers/import': () => import('./features/customers/ImportPage.tsx'),
  '/tailor/customers/duplicates': () => import('./features/customers/DuplicatesPage.tsx'),
  '/tailor/customers/:id': () => import('./features/counter/CustomerPage.tsx'),
  '/tailor/orders': () => import('./features/orders/OrdersPage.tsx'),
  '/tailor/orders/new': () => import('./features/orders/NewOrderPage.tsx'),
  '/tailor/orders/:id': () => import('./features/orders/OrderPage.tsx'),
  '/tailor/work': () => import('./features/orders/WorkPage.tsx'),
  '/tailor/measurements': () => import('./features/measurements/MeasurePage.tsx'),
  '/measurement-book': () => import('./features/measurements/MeasurementBookPage.tsx'),
  '/tailor/measurement-fields': () => import('./features/measurements/OwnFieldsPage.tsx'),
  '/user/dashboard': () => import('./features/shops/UserDashboardPage.tsx'),
  '/user/measurements': () => import('./features/results/OwnMeasurementsPage.tsx'),
  '/tailor/profile': () => import('./features/counter/ProfilePage.tsx'),
  '/user/profile': () => import('./features/accounts/ProfilePage.tsx'),
  '/tailor/patterns': () => import('./features/patterns/PatternsPage.tsx'),
  '/tailor/garments': () => import('./features/garments/GarmentsPage.tsx'),
  '/tailor/garments/:key': () => import('./features/garments/GarmentPage.tsx'),
  '/tailor/collection': () => import('./features/shop-collection/editor/CollectionPage.tsx'),
  '/tailor/collection/new': () => import('./features/shop-collection/editor/ItemPage.tsx'),
  '/tailor/collection/:id': () => import('./features/shop-collection/editor/ItemPage.tsx'),
  '/ai-features': () => import('./features/suggestions/AiFeaturesPage.tsx'),
  '/tailor/staff': () => import('./features/staff/StaffPage.tsx'),
}

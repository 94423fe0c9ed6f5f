/**
 * The rows of the product's specification that can be asked of the program: every path and alias path of its section 2, and the
 * calls of its section 7. Each names the test that proves it; one that has no screen of its own yet says so in `lacks`.
 */
export interface Proof {
  /** From the root of the project. */
  file: string
  /** How the title of the test begins, or a part of it. */
  title: string
}

export interface PathRow {
  path: string
  /** What the specification has there. */
  what: string
  proof?: Proof
  /** What is missing of it, in words: such a row counts as not yet. */
  lacks?: string
}

export interface CallRow {
  call: number
  route: string
  proof: Proof
}

export const journey = (name: string, title: string): Proof => ({
  file: `e2e/journeys/${name}.e2e.ts`,
  title,
})
const site = (title: string): Proof => ({
  file: 'apps/web/src/features/site/site.component.test.tsx',
  title,
})
const everyPublic = journey('site', 'every public page has its heading and title')
const aliasOf: Proof = {
  file: 'apps/web/src/screens.test.ts',
  title: 'the other address %s opens %s',
}
const arrives = journey('accounts', 'a customer registers, lands on their own dashboard')

export const pathRows: readonly PathRow[] = [
  { path: '/', what: 'Home', proof: journey('site', 'the landing page leads on') },
  {
    path: '/no-such-page',
    what: 'Any unknown path: home',
    proof: journey('site', 'an address nobody knows shows the home screen'),
  },
  { path: '/login', what: 'Sign in', proof: journey('accounts', 'a tailor registers a shop at the screen') },
  {
    path: '/register',
    what: 'Sign up, the same screen',
    proof: journey('accounts', 'a tailor registers a shop at the screen'),
  },
  { path: '/how-it-works', what: 'How it works', proof: site('how it works: five steps in their order') },
  {
    path: '/pricing',
    what: 'Plans under three tabs',
    proof: journey('site', 'the plans stand under three tabs'),
  },
  { path: '/features', what: 'Features under three tabs', proof: site('features for %s: four cards') },
  { path: '/about', what: 'About', proof: everyPublic },
  { path: '/services', what: 'Services', proof: everyPublic },
  {
    path: '/contact',
    what: 'Contact',
    proof: journey('contact', 'a visitor writes to whoever runs the server'),
  },
  { path: '/privacy-policy', what: 'Legal: privacy', proof: site('each legal page has four sections') },
  { path: '/terms-of-service', what: 'Legal: terms', proof: site('each legal page has four sections') },
  { path: '/cookie-policy', what: 'Legal: cookies', proof: site('each legal page has four sections') },
  {
    path: '/tailor/dashboard',
    what: 'Tailor: dashboard',
    proof: journey('today', 'the morning of a tailor'),
  },
  { path: '/tailor-dashboard', what: 'The same, as tailor screens link it', proof: aliasOf },
  {
    path: '/tailor/measurements',
    what: 'Tailor: measuring',
    proof: journey('measure', 'twenty sizes by the keyboard alone'),
  },
  {
    path: '/tailor/customers',
    what: 'Tailor: directory',
    proof: journey('directory', 'the filters show who came within 30 days'),
  },
  {
    path: '/tailor/orders',
    what: 'Tailor: orders',
    proof: journey('order-list', 'search and every filter narrow the list'),
  },
  {
    path: '/tailor/analytics',
    what: 'Tailor: analytics',
    proof: journey('analytics', 'an owner sees how the shop does'),
  },
  {
    path: '/boutique/dashboard',
    what: 'Fashion house: dashboard',
    proof: journey('houses', 'a house partners with a tailor, gives an order'),
  },
  { path: '/customer/dashboard', what: 'Customer: dashboard', proof: aliasOf },
  { path: '/customer/measurements', what: 'Customer: measurements', proof: aliasOf },
  { path: '/customer/orders', what: 'Customer: orders', proof: aliasOf },
  { path: '/customer/profile', what: 'Customer: profile', proof: aliasOf },
  { path: '/user/dashboard', what: 'User: dashboard', proof: arrives },
  {
    path: '/user/measurements',
    what: 'User: measurements',
    proof: journey('results', 'saved measurings stand side by side'),
  },
  {
    path: '/user/orders',
    what: 'User: orders',
    proof: {
      file: 'apps/web/src/features/portal/portal.component.test.tsx',
      title: 'an order is followed, paid and asked about from its card',
    },
  },
  {
    path: '/user/profile',
    what: 'User: profile',
    proof: {
      file: 'apps/web/src/features/own-profile/own-profile.component.test.tsx',
      title: 'an address is added with what it lacks told at its field',
    },
  },
  {
    path: '/upload',
    what: 'Measuring by photo',
    proof: journey('body-whole', 'from the form’s page to photos, sizes, tape'),
  },
  { path: '/results', what: 'My results', proof: journey('results', 'each size says how far off it may be') },
  {
    path: '/results/:userId',
    what: 'My results of one account',
    proof: journey('results', 'somebody else’s results are not there'),
  },
  {
    path: '/shop',
    what: 'Shop',
    proof: journey('collection', 'the shop is searched and narrowed in its address'),
  },
  {
    path: '/try-on',
    what: 'Virtual try-on',
    proof: journey('try-on', 'a garment is tried on in the advised size'),
  },
  {
    path: '/checkout',
    what: 'Checkout',
    proof: journey('collection', 'what is missing at the checkout is said'),
  },
  {
    path: '/ai-features',
    what: 'AI features',
    proof: journey('suggestions', 'a suggestion tells its figures'),
  },
  {
    path: '/fashion-houses',
    what: 'Fashion houses',
    proof: site('fashion houses: four benefits, six features'),
  },
  {
    path: '/measurement-book',
    what: 'Measurement book',
    proof: journey('measurement-book', 'a record is opened in full'),
  },
  {
    path: '/search-history',
    what: 'Search and history',
    proof: journey('search', 'one search finds a customer and the orders'),
  },
  {
    path: '/print-export',
    what: 'Print and export',
    proof: journey('papers', 'an order’s invoice is chosen'),
  },
  {
    path: '/settings',
    what: 'Settings and language',
    proof: journey('settings', 'the owner sets tax numbers and backs up'),
  },
  {
    path: '/notifications',
    what: 'Notifications',
    proof: journey('notifications', 'the customer hears of a new order once'),
  },
  { path: '/payment', what: 'Payment integration', proof: aliasOf },
  {
    path: '/customer-details',
    what: 'Customer details without an id',
    proof: {
      file: 'apps/web/src/features/customers/record.component.test.tsx',
      title: 'the old address of a customer’s details opens',
    },
  },
  { path: '/order-details', what: 'Order details without an id', proof: aliasOf },
  {
    path: '/get-measured',
    what: 'Get measured',
    proof: journey('get-measured', 'a customer sends their measurements from a phone'),
  },
  {
    path: '/track-order',
    what: 'Track your order',
    proof: journey('track', 'a customer finds the order by phone'),
  },
  {
    path: '/tailor/add-customer',
    what: 'Add, edit, new order of a customer',
    proof: journey('customer-form-whole', 'on a phone a customer is added with sizes'),
  },
  {
    path: '/tailor/customers/:id',
    what: 'One customer',
    proof: journey('customer-detail', 'notes: a pinned one stands first'),
  },
  {
    path: '/tailor/orders/:orderId',
    what: 'One order',
    proof: journey('orders', 'an order with money owed is handed over only'),
  },
  {
    path: '/tailor/notifications',
    what: 'Tailor: notifications',
    proof: journey('notifications', 'the customer hears of a new order once'),
  },
  {
    path: '/tailor/payments',
    what: 'Tailor: payments',
    proof: journey('shop-payments', 'a payment stands in the list'),
  },
  { path: '/demo', what: 'Watch the demo', proof: journey('demo', 'a visitor watches the demo') },
]

/** Paths that are not there yet. It only ever falls: a row more is a step back. */
export const mostNotYet = 0

export const callRows: readonly CallRow[] = [
  { call: 1, route: 'POST /api/register', proof: arrives },
  { call: 2, route: 'GET /auth/google/login', proof: journey('google', 'whoever agrees at Google comes in') },
  { call: 3, route: 'POST /api/customers/measurements', proof: journey('spec-forms', 'call 3: a form for') },
  {
    call: 4,
    route: 'POST /api/tailor/measurements',
    proof: journey('spec-forms', 'call 4: a tailor’s form for'),
  },
  { call: 5, route: 'GET /api/orders/track', proof: journey('spec-forms', 'and call 5 finds it') },
  { call: 6, route: 'GET /api/garments', proof: journey('spec-calls', 'call 6: garments') },
  {
    call: 7,
    route: 'GET /api/measurements/:userId',
    proof: journey('spec-calls', 'call 7: the measurements'),
  },
  { call: 8, route: 'POST /api/try-on', proof: journey('spec-calls', 'call 8: four things are sent') },
]

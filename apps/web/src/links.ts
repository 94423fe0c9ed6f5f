/** Every address inside Darzi is written here, so that a changed path changes in one place. */
type Query = Record<string, string | undefined>

export const links = {
  home: () => '/',
  forTailors: () => '/for-tailors',
  howItWorks: () => '/how-it-works',
  pricing: () => '/pricing',
  features: () => '/features',
  about: () => '/about',
  services: () => '/services',
  contact: () => '/contact',
  /** Begins at once. */
  demo: () => '/demo?start=1',
  fashionHouses: () => '/fashion-houses',
  house: (slug: string) => `/houses/${encodeURIComponent(slug)}`,
  /** Tailors that are listed; what narrows them stands behind the question mark. */
  findTailors: (query: Query = {}) => withQuery('/find-tailors', query),
  tailor: (slug: string) => `/tailors/${encodeURIComponent(slug)}`,
  /** The form with these tailors chosen, by commas. */
  askForQuote: (tailor: string) => withQuery('/user/quotes/new', { tailor }),
  ownQuotes: () => '/user/quotes',
  ownQuote: (id: string) => `/user/quotes/${encodeURIComponent(id)}`,
  /** The account's conversations, `with` the one that is open. */
  ownMessages: (query: Query = {}) => withQuery('/user/messages', query),
  shopMessages: (query: Query = {}) => withQuery('/tailor/messages', query),
  shopQuotes: () => '/tailor/quotes',
  shopQuote: (id: string) => `/tailor/quotes/${encodeURIComponent(id)}`,
  trackOrder: () => '/track-order',
  tracking: (token: string) => `/track/${encodeURIComponent(token)}`,
  getMeasured: (shop?: string) => withQuery('/get-measured', { shop }),
  upload: (query: Query = {}) => withQuery('/upload', query),
  /** One's own on this device, or those of `userId`; `shop` is whom they were taken for; `record` one of the shop's book. */
  results: (userId?: string, query: { shop?: string; record?: string; scan?: string } = {}) =>
    withQuery(userId ? `/results/${encodeURIComponent(userId)}` : '/results', query),
  /** What is offered by this shop, or by all; `q`, `category` and `saved` narrow it. */
  shop: (query: Query = {}) => withQuery('/shop', query),
  /** The page of one garment of it. */
  product: (slug: string, query: Query = {}) => withQuery(`/shop/${encodeURIComponent(slug)}`, query),
  tailoredCollection: (shop?: string) => withQuery('/tailored-collection', { shop }),
  /** `scan` is the measuring it is made to, where one was asked for. */
  cart: (query: Query = {}) => withQuery('/cart', query),
  /** What is in the cart; or a garment (`item`) alone with what was chosen of it: `size` or `fit=measured`, `colour`. */
  checkout: (query: Query = {}) => withQuery('/checkout', query),
  /** The cutting table of a guest. */
  pattern: () => '/pattern',
  tryOn: (query: Query = {}) => withQuery('/try-on', query),
  privacy: () => '/privacy-policy',
  terms: () => '/terms-of-service',
  cookies: () => '/cookie-policy',
  login: (from?: string) => withQuery('/login', { from }),
  register: (from?: string) => withQuery('/register', { from }),
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  confirmEmail: () => '/confirm-email',
  invitation: (token: string) => `/invitation/${encodeURIComponent(token)}`,
  account: () => '/user/profile',
  tailorDashboard: () => '/tailor/dashboard',
  /** The owner's dashboard, or one of its tabs. */
  ownerDashboard: (tab?: 'orders' | 'customers' | 'inventory' | 'analytics') =>
    tab ? `/owner/dashboard/${tab}` : '/owner/dashboard',
  analytics: (query: Query = {}) => withQuery('/tailor/analytics', query),
  houseDashboard: () => '/boutique/dashboard',
  userDashboard: () => '/user/dashboard',
  /** `for` is one of the family, or `me`. */
  ownOrders: (query: Query = {}) => withQuery('/user/orders', query),
  ownAppointments: () => '/user/appointments',
  ownMeasurements: (query: Query = {}) => withQuery('/user/measurements', query),
  customers: (query: Query = {}) => withQuery('/tailor/customers', query),
  customer: (id: string) => `/tailor/customers/${encodeURIComponent(id)}`,
  /** The record with the dialog for one of its people, `new` for another, who may have a name already. */
  customerPerson: (id: string, person: string, name?: string) =>
    withQuery(`/tailor/customers/${encodeURIComponent(id)}`, { person, name }),
  /** The record with the question whether another is to be merged into it. */
  mergeCustomer: (id: string, otherId: string) =>
    withQuery(`/tailor/customers/${encodeURIComponent(id)}`, { merge: otherId }),
  addCustomer: (query: { name?: string; phone?: string } = {}) => withQuery('/tailor/add-customer', query),
  editCustomer: (id: string) => withQuery('/tailor/add-customer', { edit: id }),
  importCustomers: () => '/tailor/customers/import',
  customerImport: (id: string) => withQuery('/tailor/customers/import', { import: id }),
  duplicateCustomers: () => '/tailor/customers/duplicates',
  /** Taking sizes: of `person`, or of whoever under `customer`; `garment` says which fields, `also` (keys, by commas) those of which other garments, `back` where saving leads. */
  measure: (query: Query = {}) => withQuery('/tailor/measurements', query),
  measurementBook: (query: Query = {}) => withQuery('/measurement-book', query),
  /** The book of this customer with a record open. */
  measurementRecord: (id: string, customerId: string) =>
    withQuery('/measurement-book', { customer: customerId, record: id }),
  measurementFields: () => '/tailor/measurement-fields',
  orders: (query: Query = {}) => withQuery('/tailor/orders', query),
  order: (id: string) => `/tailor/orders/${encodeURIComponent(id)}`,
  /** The order with the question whether it may be handed over. */
  handOver: (id: string) => withQuery(`/tailor/orders/${encodeURIComponent(id)}`, { ask: 'deliver' }),
  /** The order with the photos that are wanted before it is ready. */
  readyPhotos: (id: string) => withQuery(`/tailor/orders/${encodeURIComponent(id)}`, { ask: 'photo-ready' }),
  /** The order with this question open. */
  orderAsking: (id: string, ask: string) => withQuery(`/tailor/orders/${encodeURIComponent(id)}`, { ask }),
  /** The order with the choice of what this piece is cut from. */
  cutPiece: (id: string, cut: string) => withQuery(`/tailor/orders/${encodeURIComponent(id)}`, { cut }),
  payOrder: (id: string) => withQuery(`/tailor/orders/${encodeURIComponent(id)}`, { ask: 'pay' }),
  /** For this customer; or, not known yet, begun with what was typed of them. */
  newOrder: (query: { customer?: string; name?: string; phone?: string } = {}) =>
    withQuery('/tailor/orders/new', query),
  printExport: (query: Query = {}) => withQuery('/print-export', query),
  orderRemake: (id: string) => `/tailor/orders/${encodeURIComponent(id)}/remake`,
  orderBills: (id: string) => `/tailor/orders/${encodeURIComponent(id)}/bills`,
  payments: (query: Query = {}) => withQuery('/tailor/payments', query),
  inventory: (query: Query = {}) => withQuery('/tailor/inventory', query),
  stockItem: (id: string) => `/tailor/inventory/${encodeURIComponent(id)}`,
  /** The item with the question how much of it to buy. */
  reorder: (id: string) => withQuery(`/tailor/inventory/${encodeURIComponent(id)}`, { do: 'reorder' }),
  purchases: () => '/tailor/purchases',
  purchase: (id: string) => `/tailor/purchases/${encodeURIComponent(id)}`,
  suppliers: () => '/tailor/suppliers',
  stocktake: () => '/tailor/stocktake',
  /** What was told; `tab` templates, settings or test, `message` the one that is open. */
  notifications: (query: Query = {}) => withQuery('/tailor/notifications', query),
  inbox: () => '/tailor/inbox',
  calendar: (query: Query = {}) => withQuery('/calendar', query),
  calendarSettings: () => '/calendar/settings',
  appointment: (token: string) => `/appointment/${encodeURIComponent(token)}`,
  work: (query: Query = {}) => withQuery('/tailor/work', query),
  /** The board with this piece open: what a tag's code leads to. */
  workPiece: (piece: string) => withQuery('/tailor/work', { piece }),
  stages: (garment?: string) => withQuery('/tailor/stages', { garment }),
  /** The cutting table: whose pattern, of which garment; of a piece of an order, by the sizes it is cut from. */
  patterns: (query: Query = {}) => withQuery('/tailor/patterns', query),
  garments: () => '/tailor/garments',
  garment: (key: string) => `/tailor/garments/${encodeURIComponent(key)}`,
  /** The shop's own list of what it offers. */
  collection: (query: Query = {}) => withQuery('/tailor/collection', query),
  newCollectionItem: () => '/tailor/collection/new',
  collectionItem: (id: string) => `/tailor/collection/${encodeURIComponent(id)}`,
  aiFeatures: (tab?: 'body' | 'settings') => withQuery('/ai-features', { tab }),
  searchHistory: (query: Query = {}) => withQuery('/search-history', query),
  setUp: () => '/tailor/set-up',
  staff: () => '/tailor/staff',
  settings: () => '/settings',
  profile: () => '/tailor/profile',
} satisfies Record<string, (...asked: never[]) => string>

function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const search = new URLSearchParams(given)
  return search.size > 0 ? `${path}?${search}` : path
}

/** What the specification says stands on each screen (section 2) and in each entity (section 3). */
import { documents, journey, notifying, server, signIn, web } from './proofs.ts'
import type { RuleRow } from './rule-row.ts'

const component = (path: string, title: string) => web(`features/${path}.component.test.tsx`, title)

export const screenRows: readonly RuleRow[] = [
  {
    says: 'Top navigation; landing with hero, features, bands and footer',
    proof: journey('site', 'the landing page leads on'),
  },
  {
    says: 'A translation widget with a placeholder, given up after 10 s',
    here: 'loaded only after consent',
    proof: component('translate/translate', 'allowed, it shows a placeholder'),
  },
  {
    says: 'The widget is retried every half second',
    here: 'and once more by hand',
    proof: component('translate/translate', 'tried again it is asked for anew'),
  },
  {
    says: 'Authentication: sign in and sign up in one, a provider’s window, switching clears',
    proof: signIn('changing between signing in and up clears'),
  },
  {
    says: 'Owner dashboard: five tabs, stat cards with trend, schedule, low stock',
    proof: journey('analytics', 'an owner sees how the shop does'),
  },
  {
    says: 'Recent orders of the owner with the owner’s own states',
    proof: component('analytics/dashboard/recent-orders', 'each state has the owner’s word'),
  },
  {
    says: 'Shared header: back to a target, else where one came from, else home',
    proof: { file: 'apps/web/src/shell/shell.component.test.tsx', title: 'Back on an inner screen' },
  },
  {
    says: 'Customer portal: orders with progress, message, payment',
    proof: component('portal/portal', 'an order is followed, paid and asked about from its card'),
  },
  {
    says: 'Portal measurements: cards, details, shared with a tailor',
    proof: component('passports/passports', 'what a tailor took is shown to another, and withdrawn'),
  },
  {
    says: 'Portal appointments, which the specification only announces',
    here: 'booked, moved and called off',
    proof: journey('calendar', 'a stranger books by the shop’s page'),
  },
  {
    says: 'Portal messages, which the specification only announces',
    here: 'written and read, live',
    proof: component('conversations/conversations', 'at a desk the list and the thread stand side by side'),
  },
  {
    says: 'Boutique dashboard: orders with commission and tailor, partners',
    proof: journey('houses', 'a house partners with a tailor'),
  },
  {
    says: 'Boutique dashboard: four tabs, of which three are only announced',
    here: 'all four work',
    proof: component('houses/boutique-tabs', 'the tabs are Orders, Customers, Tailor Partners and Analytics'),
  },
  {
    says: 'Boutique dashboard: Total Orders, Active Customers, Monthly Revenue, Commission Earned',
    here: 'counted from the house’s own rows',
    proof: server('houses/house-figures', 'orders, customers, revenue and late work are those of its rows'),
  },
  {
    says: 'Measurement wizard in three steps, several photos',
    proof: journey('body-whole', 'from the form’s page to photos'),
  },
  {
    says: 'My Results: avatar, key sizes, list, try on, export, share',
    proof: journey('results', 'each size says how far off it may be'),
  },
  {
    says: 'Tailored Collection, each with a way to be measured',
    proof: journey('collection', 'who was measured by photo sees what fits'),
  },
  {
    says: 'Customer measurement form in sections, its order’s id after sending',
    proof: journey('get-measured-whole', 'every section is filled in by hand'),
  },
  {
    says: 'Track Your Order: phone, list with progress, empty state, Need Help',
    proof: journey('track', 'a blank phone and a phone without orders'),
  },
  {
    says: 'Add New Customer with sizes, cloth, order, photos; another, or back',
    proof: journey('customer-form-whole', 'on a phone a customer is added with sizes'),
  },
  {
    says: 'Customer Directory: search, filter, sort, cards, summary',
    proof: journey('directory', 'the filters show who came within 30 days'),
  },
  {
    says: 'Order Management: search, filters, cards, detail, inert buttons',
    here: 'orders are taken and moved',
    proof: journey('order-list', 'search and every filter narrow the list'),
  },
  {
    says: 'Search & History: types, ranges, quick filters, recent searches',
    proof: server('search/search', 'a type, a range and a quick filter narrow it'),
  },
  {
    says: 'Search by photo, which the specification only announces',
    here: 'finds the piece',
    proof: server('search/search', 'the piece whose photo was taken again stands first'),
  },
  {
    says: 'Print & Export: six papers in four formats, preview, download',
    proof: documents('export-paper', 'comes in four formats'),
  },
  {
    says: 'Settings & Language: languages, shop, backup and restore, advanced',
    proof: journey('settings', 'the owner sets tax numbers and backs up'),
  },
  {
    says: 'Measurement Book: search, dates, comparison, records, print',
    proof: journey('measurement-book', 'a record is opened in full'),
  },
  {
    says: 'Advanced Analytics with its periods and export',
    proof: journey('analytics', 'an owner sees how the shop does'),
  },
  {
    says: 'Notifications: history, templates, settings, test',
    proof: notifying('words are previewed while they are typed'),
  },
  {
    says: 'Payment Integration: methods with fees',
    proof: component('shop-payments/shop-payments', 'Methods: each with its fee'),
  },
  {
    says: 'Payment Integration: reports of 7, 30, 90 days, display only',
    here: 'the figures are those of the days',
    proof: component('shop-payments/shop-payments', 'Reports: the figures are those of the days chosen'),
  },
  {
    says: 'Payment Integration: QR generator',
    proof: component('shop-payments/shop-payments', 'QR: without amount or description'),
  },
  {
    says: 'AI Features: suggestions applied, settings',
    proof: journey('suggestions', 'a suggestion tells its figures'),
  },
  {
    says: 'Customer Details: edit, new order, measure, orders',
    proof: journey('customer-detail', 'four acts by two members are four lines'),
  },
  {
    says: 'Order Details with stages; Update Status and Mark Complete are inert',
    here: 'a piece is taken on with one tap',
    proof: journey('orders', 'a piece is taken on with one tap'),
  },
  {
    says: 'Tailor dashboard tiles',
    here: 'a launcher on Today',
    proof: component('today/today', 'all screens are a tap away'),
  },
  {
    says: 'Tailor profile: edit, save, cancel; hours, specialties, sessions',
    proof: component('shops/profile/profile', 'the shop is changed, saved and said so'),
  },
  {
    says: 'How it works: five steps, four assurances, to registering and home',
    proof: component('site/site', 'how it works: five steps in their order'),
  },
  {
    says: 'Features: three tabs of four cards with benefits; Get Started Free, Watch Demo',
    proof: component('site/site', 'features for %s: four cards of three points each'),
  },
  {
    says: 'Fashion houses page: four benefits, six features, Partner With Us, Learn More',
    proof: component('site/site', 'fashion houses: four benefits, six features'),
  },
  {
    says: 'Fashion houses page with sample testimonials',
    here: 'real houses',
    proof: component('fronts/fronts', 'houses are listed, searched and shown a page at a time'),
  },
  {
    says: 'Pricing in three tabs, each plan to registering',
    proof: journey('site', 'the plans stand under three tabs'),
  },
  {
    says: 'Legal pages: four sections each with a contact block',
    proof: component('site/site', '%s says who runs this server and how to reach them'),
  },
  {
    says: 'Legal pages: last updated August 14, 2024',
    here: 'the day the words last changed',
    proof: web('features/site/legal-sections.test.ts', 'the words of the %s document are those of its day'),
  },
  {
    says: 'Virtual try-on: garments, size preselected from the chest, colours, cart',
    proof: journey('try-on', 'an account is told of what was tried on'),
  },
  {
    says: 'Shop: static catalogue, search not wired, favourites without action',
    here: 'real garments, searched and kept',
    proof: journey('collection', 'the shop is searched and narrowed'),
  },
]

export const entityRows: readonly RuleRow[] = [
  {
    says: 'User as stored: id, name, email, role, phone, shop, last sign-in',
    here: 'the session is a cookie no script reads',
    proof: journey('accounts', 'a tailor registers a shop at the screen'),
  },
  {
    says: 'Inventory item: name, category, quantity, unit, cost, supplier, low stock',
    proof: server('inventory/inventory', 'a file of items comes in once'),
  },
  {
    says: 'Customer form: 18 sizes, height and weight, order, cloth, day, photo',
    proof: journey('spec-forms', 'call 3: a form for'),
  },
  {
    says: 'Tailor’s form: the same sizes, cloth type, pickup day, two photos',
    proof: journey('spec-forms', 'call 4: a tailor’s form for'),
  },
  {
    says: 'Tracked order: id, status, names, days, sizes',
    proof: journey('spec-forms', 'and call 5 finds it'),
  },
  {
    says: 'Measurement record of 20 fields in order',
    proof: journey('measure', 'twenty sizes by the keyboard alone'),
  },
  {
    says: 'Order: number, cloth, price, priority, days, worker, notes',
    proof: journey('edit-order', 'a piece is changed in price, style, cloth and note'),
  },
  {
    says: 'Backup file: settings, language, timestamp',
    proof: server('backup/backup', 'the settings file of the prototype is written, read again'),
  },
  {
    says: 'Notification: way, recipient, words, state, times, error',
    proof: notifying('one that failed tells why'),
  },
  {
    says: 'Template variables: six',
    proof: notifying('words are previewed while they are typed'),
  },
  {
    says: 'Suggestion: type, words, confidence, applied',
    proof: server('suggestions/suggestions', 'what is taken for a garment is proposed as its price'),
  },
  {
    says: 'Garment of the collection: name, category, price, sizes, colours',
    proof: journey('spec-calls', 'call 6: garments'),
  },
]

/**
 * The layers of docs/decisions/0017: a feature imports only from features that stand above it in these lists (lower layers come
 * first). What shares a line may not import one another.
 */
const server: readonly (readonly string[])[] = [
  ['shops', 'live', 'views', 'drafts', 'files', 'development'],
  ['accounts', 'account-news', 'own-profile'],
  ['staff', 'settings', 'contact'],
  ['customers'],
  ['garments', 'inventory'],
  ['measurements'],
  ['body-scans'],
  ['ledger'],
  ['orders'],
  ['online-payments'],
  ['payments', 'workshop', 'bills'],
  ['collection', 'conversations'],
  ['documents', 'calendar', 'cart'],
  ['forms', 'tracking', 'find-tailors'],
  ['photo-consents'],
  [
    'samples',
    'search',
    'suggestions',
    'today',
    'analytics',
    'notifications',
    'quotes',
    'reviews',
    'passports',
    'portal',
    'plans',
    'houses',
    'fronts',
    'verifications',
    'disputes',
  ],
  ['own-data', 'reports', 'api-access', 'backup'],
  ['admin', 'demo', 'webhooks'],
]

/** Screens of orders show payments, papers and patterns, so on the web orders stand above them; composite screens are counter's. */
const web: readonly (readonly string[])[] = [
  ['account-news', 'own-profile'],
  ['plans', 'shops', 'accounts', 'staff', 'translate'],
  ['customers', 'garments', 'inventory'],
  ['passports', 'reports'],
  ['measurements'],
  ['body-scans'],
  ['body-scans-save'],
  ['shop-collection'],
  ['try-on', 'fronts'],
  ['results'],
  ['payments'],
  ['bills', 'conversations'],
  ['patterns', 'documents'],
  ['orders'],
  ['workshop', 'tracking', 'shop-payments'],
  [
    'demo',
    'get-measured',
    'quotes',
    'suggestions',
    'site',
    'calendar',
    'booking',
    'find-tailors',
    'notifications',
    'opt-out',
    'backup',
    'verifications',
    'disputes',
    'reviews',
    'developers',
  ],
  ['api-access'],
  ['settings'],
  ['counter', 'search', 'today', 'portal', 'houses'],
  ['analytics'],
  ['admin'],
]

const layers = { server: levelsOf(server), web: levelsOf(web) }

/** How high a feature stands; undefined when nobody has given it a place. */
export const levelOf = (side: 'server' | 'web', feature: string): number | undefined =>
  layers[side].get(feature)

function levelsOf(list: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  return new Map(list.flatMap((features, level) => features.map((feature) => [feature, level] as const)))
}

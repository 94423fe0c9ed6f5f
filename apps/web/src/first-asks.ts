/**
 * What a screen asks as soon as it stands, word for word, at an address with nothing behind a question mark; `:name` is the address's
 * own. Asked of the page itself, before the program comes (e2e/journeys/asked-ahead.e2e.ts): only what anybody may ask, or on a screen
 * of work whoever is signed in and may open it. By the screen's first address; the build alone reads it.
 */
export const firstAsks: Readonly<Record<string, readonly string[]>> = {
  '/fashion-houses': ['/api/houses?limit=24'],
  '/find-tailors': ['/api/tailors'],
  '/tailors/:slug': ['/api/tailors/:slug'],
  '/shop': ['/api/collection?category=all&limit=24', '/api/form-shop'],
  '/shop/:slug': ['/api/products/:slug'],
  '/login': ['/api/sign-in-options'],
  '/tailor/dashboard': ['/api/today'],
  '/tailor/orders/:id': ['/api/orders/:id', '/api/orders/:id/timeline?limit=20'],
}

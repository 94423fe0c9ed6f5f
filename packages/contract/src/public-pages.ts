/** Pages that a search engine may list: open to all, and the same for whoever asks. */
export const listedPages = [
  '/',
  '/how-it-works',
  '/pricing',
  '/features',
  '/about',
  '/services',
  '/contact',
  '/fashion-houses',
  '/shop',
  '/tailored-collection',
  '/get-measured',
  '/try-on',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
] as const

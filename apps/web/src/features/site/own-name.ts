/** The product's own name in the three scripts it is written in; the same on every page, in every language. */
export const ownName = [
  { language: 'en', name: 'Darzi' },
  { language: 'hi', name: 'दर्ज़ी' },
  { language: 'pa', name: 'ਦਰਜ਼ੀ' },
] as const

/** What a shop's profile may hold. */
export const linkKinds = ['website', 'instagram', 'facebook', 'youtube', 'whatsapp', 'maps'] as const
export type LinkKind = (typeof linkKinds)[number]

export const mostPortfolioPhotos = 24

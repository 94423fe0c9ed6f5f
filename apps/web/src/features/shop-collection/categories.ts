/** The kinds of garments the shop may be narrowed to. */
export const categories = ['all', 'tops', 'bottoms', 'outerwear', 'accessories'] as const
export type Category = (typeof categories)[number]

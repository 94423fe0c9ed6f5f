/** More garments of one kind, or more kinds at once, are a matter for a talk with the shop. */
export const cartLimits = { lines: 40, ofOneLine: 9 } as const

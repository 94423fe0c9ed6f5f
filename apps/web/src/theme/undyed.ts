/** Cloth before it is dyed, as #rrggbb: where a shop's own colour begins. */
export const undyed = '#f6f3ea'

/** Plain cloth, as #rrggbb, that takes nothing away from the garment it is worn with. */
export const plainCloths = { white: '#f1efe9', ivory: '#efe6d2', dark: '#45464b' } as const

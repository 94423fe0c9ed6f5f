/** Cloth before it is dyed, as #rrggbb: where a shop's own colour begins. */
export const undyed = '#f6f3ea'

/**
 * How long a dialog glides, in milliseconds: not at all for a person who asks for little motion. The library asks the browser only after
 * the first picture, too late for a dialog that stands there from the start.
 */
export const gliding = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 120)

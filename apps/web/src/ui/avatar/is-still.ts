/** Whether the reader asked their device for less movement. */
export const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

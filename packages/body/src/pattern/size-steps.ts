/** How many sizes lie in a nest, and how far apart. Light: no draft comes with it. */

export interface Steps {
  /** Sizes below and above the body's own. */
  smaller: number
  larger: number
  /** How far chest or waist move in each. */
  mm: number
}

export const mostSteps = 3
/** Closer sizes nobody cuts; wider apart one is jumped over. */
export const leastStepMm = 10
export const mostStepMm = 80

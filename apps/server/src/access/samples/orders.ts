import type { Samples } from '../matrix-samples.ts'

export const ordersSamples = {} satisfies Samples

import type { Samples } from '../matrix-samples.ts'

export const documentsSamples = {} satisfies Samples

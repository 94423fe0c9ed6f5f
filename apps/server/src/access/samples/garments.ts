import type { Samples } from '../matrix-samples.ts'

export const garmentsSamples = {} satisfies Samples

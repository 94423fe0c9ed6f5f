import type { Samples } from '../matrix-samples.ts'

export const measurementsSamples = {} satisfies Samples

import type { Samples } from '../matrix-samples.ts'

export const trackingSamples = {} satisfies Samples

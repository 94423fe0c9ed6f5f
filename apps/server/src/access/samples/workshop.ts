import type { Samples } from '../matrix-samples.ts'

export const workshopSamples = {} satisfies Samples

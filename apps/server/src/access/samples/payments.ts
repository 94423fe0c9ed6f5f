import type { Samples } from '../matrix-samples.ts'

export const paymentsSamples = {} satisfies Samples

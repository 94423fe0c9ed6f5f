/** Samples: an order a new shop tries things out on. It is made by the same acts as any other, and thrown away whole. */
import { sampleRoutes } from '@darzi/contract/samples.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle } from '../../http/handle.ts'
import { discardSample, makeSample } from './samples.ts'

export function openSamples(app: AppContext) {
  handle(app, sampleRoutes.make, makeSample)
  handle(app, sampleRoutes.discard, discardSample)
}

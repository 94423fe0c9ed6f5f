import type { GarmentMesh } from '@darzi/body/garment/garment.ts'
import { workerLine } from '../../ui/worker-line.ts'
import type { LayersAsked } from './layer-worker.ts'

/** The garments of an outfit laid over one another, in a worker: in the order they were asked for. */
export const askLayered = workerLine<LayersAsked, GarmentMesh[]>(
  () => new Worker(new URL('./layer-worker.ts', import.meta.url), { type: 'module' }),
  async ({ layers, ...body }) =>
    (await import('@darzi/body/cloth/layer-cloth.ts')).layeredCloth(body, layers),
)

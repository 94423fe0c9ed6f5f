import type { GarmentMesh } from '@darzi/body/garment/garment.ts'
import { workerLine } from '../../ui/worker-line.ts'
import type { GarmentAsked } from './garment-worker.ts'

/** A garment drawn on a body, made in a worker. */
export const askGarment = workerLine<GarmentAsked, GarmentMesh>(
  () => new Worker(new URL('./garment-worker.ts', import.meta.url), { type: 'module' }),
  async ({ avatar, garment, body, inside }) => {
    const { makeGarment } = await import('@darzi/body/garment/make-garment.ts')
    return makeGarment(avatar, garment, body, inside)
  },
)

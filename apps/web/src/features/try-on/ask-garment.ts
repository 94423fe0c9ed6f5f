import type { GarmentMesh } from '@darzi/body/garment/garment.ts'
import { workerLine } from '../../ui/worker-line.ts'
import type { GarmentAsked } from './garment-worker.ts'

/** To a worker of its own that draws garments on a body. */
export const lineToDraw = () =>
  workerLine<GarmentAsked, GarmentMesh>(
    () => new Worker(new URL('./garment-worker.ts', import.meta.url), { type: 'module' }),
    async ({ avatar, garment, body }) => {
      const { makeGarment } = await import('@darzi/body/garment/make-garment.ts')
      return makeGarment(avatar, garment, body)
    },
  )

export const askGarment = lineToDraw()

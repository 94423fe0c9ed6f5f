/** Draws garments beside the page, which stays awake meanwhile. */
import type { DrawnGarment, GarmentMesh } from '@darzi/body/garment/garment.ts'
import { makeGarment } from '@darzi/body/garment/make-garment.ts'
import type { Avatar } from '@darzi/body/shapes.ts'
import type { BodySizes } from '@darzi/tailoring/collection/fit.ts'

export interface GarmentAsked {
  avatar: Avatar
  garment: DrawnGarment
  body: BodySizes
}
export type GarmentAnswer = { id: number } & ({ made: GarmentMesh } | { failure: string })

self.addEventListener('message', ({ data }: MessageEvent<GarmentAsked & { id: number }>) => {
  const { id, avatar, garment, body } = data
  try {
    const made = makeGarment(avatar, garment, body)
    const { positions, normals, uvs, indices, fit, edgeMm, seamsMm } = made
    const arrays = [positions, normals, uvs, indices, fit, edgeMm, seamsMm].filter(
      (array) => array !== undefined,
    )
    const transfer = arrays.map(({ buffer }) => buffer as ArrayBuffer)
    self.postMessage({ id, made } satisfies GarmentAnswer, { transfer })
  } catch (error) {
    self.postMessage({ id, failure: String(error) } satisfies GarmentAnswer)
  }
})

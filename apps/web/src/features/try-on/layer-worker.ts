/** Lays the garments of an outfit over one another beside the page. */
import { layeredCloth } from '@darzi/body/cloth/layer-cloth.ts'
import type { GarmentMesh } from '@darzi/body/garment/garment.ts'
import type { Layer } from '@darzi/body/garment/outfit-layers.ts'
import type { Avatar } from '@darzi/body/shapes.ts'

export interface LayersAsked {
  field: Avatar['field']
  layers: readonly Layer[]
}
export type LayersAnswer = { id: number } & ({ made: GarmentMesh[] } | { failure: string })

self.addEventListener('message', ({ data }: MessageEvent<LayersAsked & { id: number }>) => {
  const { id, layers, ...body } = data
  try {
    self.postMessage({ id, made: layeredCloth(body, layers) } satisfies LayersAnswer)
  } catch (error) {
    self.postMessage({ id, failure: String(error) } satisfies LayersAnswer)
  }
})

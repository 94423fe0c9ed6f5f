import type { Companion } from './companions.ts'
import type { DrawnGarment, GarmentMesh } from './garment.ts'

export interface Layer {
  mesh: GarmentMesh
  /** Which of the layers it is worn inside of, by their place in the list. */
  inside: readonly number[]
}

/** A garment and then its companions, each as the mesh at its place. */
export function outfitLayers(
  garment: DrawnGarment,
  companions: readonly Pick<Companion, 'garment' | 'inside'>[],
  meshes: readonly GarmentMesh[],
): Layer[] {
  const all = [{ garment, inside: [] }, ...companions]
  const placeOf = (outer: DrawnGarment) => all.findIndex((one) => one.garment === outer)
  return meshes.map((mesh, k) => ({ mesh, inside: all[k]?.inside.map(placeOf) ?? [] }))
}

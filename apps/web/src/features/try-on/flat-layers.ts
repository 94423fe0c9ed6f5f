/** A garment drawn flat in the colours of its fit, for devices without three dimensions. Lengths in mm. */
import type { GarmentMesh } from '@darzi/body/garment/garment.ts'
import type { Avatar } from '@darzi/body/shapes.ts'
import { type FitLabel, fitLabels } from '@darzi/tailoring/collection/fit.ts'
import { silhouetteOf } from '../../ui/avatar/silhouette.ts'

type View = 'front' | 'side'

export interface FlatLayer {
  label: FitLabel | 'untold'
  /** An SVG path, as of the body's outline. */
  path: string
}

/** What nobody told lies lowest, what is tightest over all else: it is never hidden. */
const order = ['untold', ...fitLabels.toReversed()] as const

/** One outline of each label that this view sees. */
export function fitLayers(avatar: Avatar, mesh: GarmentMesh, view: View): FlatLayer[] {
  const corners = new Map<FlatLayer['label'], number[]>()
  for (let t = 0; t < mesh.indices.length; t += 3) {
    const triangle = [...mesh.indices.subarray(t, t + 3)]
    if (!isSeen(mesh, triangle, view)) continue
    const label = labelOf(triangle.map((corner) => mesh.fit[corner] ?? -1))
    const known = corners.get(label)
    if (known) known.push(...triangle)
    else corners.set(label, triangle)
  }
  return order.flatMap((label) => {
    const indices = Uint32Array.from(corners.get(label) ?? [])
    if (indices.length === 0) return []
    return [{ label, path: silhouetteOf({ ...avatar, positions: mesh.positions, indices }, view).path }]
  })
}

/** Cloth that just turns away is still drawn: no crack stays open at the edge. */
const turnedAway = -0.2

/** From the front, or from the person's left. */
function isSeen({ normals }: GarmentMesh, triangle: readonly number[], view: View): boolean {
  const along = view === 'front' ? 2 : 0
  return triangle.reduce((sum, corner) => sum + (normals[3 * corner + along] ?? 0), 0) / 3 > turnedAway
}

/** By its tightest corner. */
function labelOf(fits: readonly number[]): FlatLayer['label'] {
  const tightest = Math.min(...fits)
  return tightest < 0 ? 'untold' : (fitLabels[Math.floor(tightest)] ?? 'loose')
}

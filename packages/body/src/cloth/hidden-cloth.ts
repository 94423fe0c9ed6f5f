import type { GarmentMesh } from '../garment/garment.ts'
import { apartMm, clothPoints, nearPoints, nearSurface, stepMm } from './near-surface.ts'

/** So far under the edge of what is worn over it cloth is still drawn: a hem may be seen from below. */
const underEdgeMm = 40
/** Where neither found room, the inner one ends sooner. */
const atEdgeMm = 8

/** Leaves out the triangles that lie deep under what is worn over them. The points stay. */
export function withoutHidden(mesh: GarmentMesh, outers: readonly GarmentMesh[]): GarmentMesh {
  if (outers.length === 0) return mesh
  const hidden = outers.map((outer) => hiddenUnder(outer, mesh))
  const isShown = (v: number) => !hidden.some((isHidden) => isHidden[v])
  const shownOf = (indices: Uint32Array) => {
    const shown: number[] = []
    for (let t = 0; t < indices.length; t += 3) {
      const corners = indices.subarray(t, t + 3)
      if (corners.some(isShown)) shown.push(...corners)
    }
    return shown
  }
  const clothEnd = 3 * (mesh.clothTriangles ?? mesh.indices.length / 3)
  const cloth = shownOf(mesh.indices.subarray(0, clothEnd))
  return {
    ...mesh,
    indices: Uint32Array.from([...cloth, ...shownOf(mesh.indices.subarray(clothEnd))]),
    clothTriangles: cloth.length / 3,
  }
}

function hiddenUnder(outer: GarmentMesh, { positions, normals }: GarmentMesh): Uint8Array {
  const cloth = clothPoints(outer)
  const near = nearSurface(outer, cloth)
  const isClose = closeWithin(outer, cloth)
  return Uint8Array.from({ length: positions.length / 3 }, (_, v) => {
    const found = near({ positions, normals }, v)
    if (found && found.besideMm <= stepMm) {
      const deepMm = found.overMm < -1 ? underEdgeMm : atEdgeMm
      if ((outer.edgeMm?.[found.vertex] ?? 0) > deepMm) return 1
    }
    return isClose(positions, v) ? 1 : 0
  })
}

/** Whether a point touches cloth far from any edge: in the folds of an armpit that faces any way. */
function closeWithin(outer: GarmentMesh, cloth: number): (positions: Float32Array, v: number) => boolean {
  const eachNear = nearPoints(outer.positions.subarray(0, 3 * cloth))
  return (positions, v) => {
    let isClose = false
    eachNear(positions, v, stepMm, (w) => {
      if ((outer.edgeMm?.[w] ?? 0) <= underEdgeMm) return
      isClose ||= apartMm(positions, v, outer.positions, w) < stepMm
    })
    return isClose
  }
}

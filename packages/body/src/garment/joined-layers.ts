import type { GarmentMesh } from './garment.ts'

/** What lies on cloth, drawn with it. */
export function joinedLayers(under: GarmentMesh, over: GarmentMesh): GarmentMesh {
  const first = under.positions.length / 3
  const indices = new Uint32Array(under.indices.length + over.indices.length)
  indices.set(under.indices)
  indices.set(
    over.indices.map((v) => first + v),
    under.indices.length,
  )
  return {
    positions: both(under.positions, over.positions),
    normals: both(under.normals, over.normals),
    uvs: both(under.uvs, over.uvs),
    fit: both(under.fit, over.fit),
    edgeMm: both(under.edgeMm ?? new Float32Array(), over.edgeMm ?? new Float32Array()),
    seamsMm: both(under.seamsMm ?? new Float32Array(), over.seamsMm ?? new Float32Array()),
    indices,
  }
}

function both(a: Float32Array, b: Float32Array): Float32Array {
  const all = new Float32Array(a.length + b.length)
  all.set(a)
  all.set(b, a.length)
  return all
}

import type { Avatar } from '../shapes.ts'

const floats = 5126
const uints = 5125
const magic = 0x46546c67
const jsonChunk = 0x4e4f534a
const binaryChunk = 0x004e4942

/**
 * The avatar as a binary glTF 2.0 file, which every 3D program opens: metres, y up, the face towards +z, as glTF has it. Its
 * skin alone; what was measured on it stands in the `extras` of its node, in mm.
 */
export function writeGlb({ positions, normals, indices, sitesMm }: Avatar): Uint8Array<ArrayBuffer> {
  const metres = positions.map((mm) => mm / 1000)
  const parts = [metres, normals, indices].map(
    (part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength),
  )
  const starts = parts.map((_, i) => parts.slice(0, i).reduce((sum, { length }) => sum + length, 0))
  const count = positions.length / 3
  const { min, max } = boundsOf(metres)
  const document = {
    asset: { version: '2.0', generator: 'Darzi' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, name: 'body', extras: { sitesMm } }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0, NORMAL: 1 }, indices: 2 }] }],
    accessors: [
      { bufferView: 0, componentType: floats, count, type: 'VEC3', min, max },
      { bufferView: 1, componentType: floats, count, type: 'VEC3' },
      { bufferView: 2, componentType: uints, count: indices.length, type: 'SCALAR' },
    ],
    bufferViews: parts.map((part, i) => ({
      buffer: 0,
      byteOffset: starts[i],
      byteLength: part.length,
      target: i < 2 ? 34962 : 34963,
    })),
    buffers: [{ byteLength: parts.reduce((sum, { length }) => sum + length, 0) }],
  }
  return glb(new TextEncoder().encode(JSON.stringify(document)), parts)
}

/** Both chunks end on four bytes: the text with spaces; the numbers do of themselves. */
function glb(json: Uint8Array, parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const jsonLength = Math.ceil(json.length / 4) * 4
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const file = new Uint8Array(12 + 8 + jsonLength + 8 + length)
  const view = new DataView(file.buffer)
  const heads = [magic, 2, file.length, jsonLength, jsonChunk]
  for (const [i, head] of heads.entries()) view.setUint32(4 * i, head, true)
  file.set(json, 20)
  file.fill(0x20, 20 + json.length, 20 + jsonLength)
  let at = 20 + jsonLength
  view.setUint32(at, length, true)
  view.setUint32(at + 4, binaryChunk, true)
  at += 8
  for (const part of parts) {
    file.set(part, at)
    at += part.length
  }
  return file
}

function boundsOf(positions: Float32Array) {
  const [min, max] = [
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
    [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ]
  for (const [i, value] of positions.entries()) {
    const axis = i % 3
    min[axis] = Math.min(min[axis] ?? value, value)
    max[axis] = Math.max(max[axis] ?? value, value)
  }
  return { min, max }
}

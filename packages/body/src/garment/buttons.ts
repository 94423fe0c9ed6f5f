/** Buttons as small round plates on the cloth's front. */
import type { GarmentForm } from './form.ts'
import type { GarmentMesh } from './garment.ts'

const [radiusMm, thickMm, corners] = [5.6, 2.2, 14]
/** What tells a button from cloth in `edgeMm`. */
export const buttonEdge = -10

type Slope = (
  distance: GarmentForm['distance'],
  at: readonly [number, number, number],
) => readonly [number, number, number]

export function buttonsOn(
  form: GarmentForm,
  places: readonly (readonly [number, number])[],
  { slope, overMm }: { slope: Slope; overMm: number },
): GarmentMesh {
  return plates(
    places.flatMap(([x, y]) => {
      const z = frontAt(form, x, y)
      if (z === undefined) return []
      const at = [x, y, z] as const
      return { at, normal: slope(form.distance, at) }
    }),
    overMm,
  )
}

type Point = readonly [number, number, number]

/** So many round plates, each so far over the cloth at its place. */
export function plates(places: readonly { at: Point; normal: Point }[], overMm: number): GarmentMesh {
  const positions: number[] = []
  const normals: number[] = []
  const indices: number[] = []
  for (const { at, normal: n } of places) {
    // Square to the way out of the cloth.
    const flat = Math.hypot(n[1], n[2]) || 1
    const e1 = [0, n[2] / flat, -n[1] / flat] as const
    const e2 = [
      n[1] * e1[2] - n[2] * e1[1],
      n[2] * e1[0] - n[0] * e1[2],
      n[0] * e1[1] - n[1] * e1[0],
    ] as const
    const first = positions.length / 3
    const put = (r: number, angle: number, up: number, lean: number) => {
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      for (const k of [0, 1, 2] as const) {
        const out = c * e1[k] + s * e2[k]
        positions.push(at[k] + r * out + (overMm + up) * n[k])
        normals.push(n[k] * (1 - lean) + out * lean)
      }
    }
    put(0, 0, thickMm, 0)
    for (let k = 0; k < corners; k++) put(radiusMm * 0.8, (2 * Math.PI * k) / corners, thickMm, 0.25)
    for (let k = 0; k < corners; k++) put(radiusMm, (2 * Math.PI * k) / corners, 0, 0.9)
    for (let k = 0; k < corners; k++) {
      const [a, b] = [first + 1 + k, first + 1 + ((k + 1) % corners)]
      indices.push(first, a, b, a, a + corners, b, b, a + corners, b + corners)
    }
  }
  const count = positions.length / 3
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    uvs: new Float32Array(2 * count),
    indices: Uint32Array.from(indices),
    fit: new Float32Array(count).fill(-1),
    edgeMm: new Float32Array(count).fill(buttonEdge),
    seamsMm: new Float32Array(2 * count).fill(1000),
  }
}

/** The cloth's front at a place, walking in from before; undefined where there is none. */
function frontAt({ distance, cover, box }: GarmentForm, x: number, y: number): number | undefined {
  let z = box.front
  for (let turn = 0; turn < 80; turn++) {
    const away = distance(x, y, z)
    if (away < 0.05) return cover(x, y, z) > 2 ? z : undefined
    z -= Math.max(0.05, 0.8 * away)
    if (z < 0) return undefined
  }
  return z
}

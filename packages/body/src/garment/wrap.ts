import { spokes, type Tube } from '../avatar/tube.ts'
import type { GarmentForm, Part } from './form.ts'
import { repeatMm } from './garment.ts'
import type { Net } from './nets.ts'
import { lengthAround, num } from './outline.ts'

export interface Wrapped {
  /** For every vertex of the answer, the vertex of the net it copies. */
  source: number[]
  uvs: number[]
  triangles: number[]
}

/**
 * Lays the weave on: around each part a whole number of repeats, along it by length. Where parts meet and where the weave
 * closes behind, vertices are doubled, so that no triangle shows it torn.
 */
export function wrapped({ xyz, triangles }: Net, form: GarmentForm): Wrapped {
  const made = new Map<string, number>()
  const answer: Wrapped = { source: [], uvs: [], triangles: [] }
  const at = (v: number) => [xyz[3 * v] ?? 0, xyz[3 * v + 1] ?? 0, xyz[3 * v + 2] ?? 0] as const
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = [triangles[t] ?? 0, triangles[t + 1] ?? 0, triangles[t + 2] ?? 0]
    const middle = [0, 1, 2].map((n) => corners.reduce((sum, v) => sum + num(xyz, 3 * v + n) / 3, 0))
    const part = form.partAt(middle[0] ?? 0, middle[1] ?? 0, middle[2] ?? 0)
    const { tube, repeats } = clothOf(form, part)
    const uvs = corners.map((v) => uvOn(tube, repeats, part, at(v)))
    const most = Math.max(...uvs.map(([u]) => u))
    corners.forEach((v, k) => {
      const [u, along] = uvs[k] ?? [0, 0]
      const closed = most - u > repeats / 2 ? u + repeats : u
      const side = part === 'trunk' ? '' : num(xyz, 3 * v) < 0 ? 'right' : 'left'
      const key = `${v} ${part}${side} ${closed === u ? '' : 'round'}`
      const known = made.get(key)
      if (known !== undefined) {
        answer.triangles.push(known)
        return
      }
      made.set(key, answer.source.length)
      answer.triangles.push(answer.source.length)
      answer.source.push(v)
      answer.uvs.push(closed, along)
    })
  }
  return answer
}

function clothOf({ trunk, sleeve, leg }: GarmentForm, part: Part): { tube: Tube; repeats: number } {
  const tube = (part === 'leg' ? leg : part === 'arm' ? sleeve?.tube : trunk) ?? trunk
  const middle = tube.rings[Math.floor(tube.rings.length / 2)]
  const around = middle ? lengthAround(middle.radii) : spokes
  return { tube, repeats: Math.max(1, Math.round(around / repeatMm)) }
}

function uvOn({ frame }: Tube, repeats: number, part: Part, [x, y, z]: readonly [number, number, number]) {
  const { origin, axis, e1, e2 } = frame
  const side = part === 'trunk' ? x : Math.abs(x)
  const p = [side - origin[0], y - origin[1], z - origin[2]] as const
  const on = (a: readonly [number, number, number]) => p[0] * a[0] + p[1] * a[1] + p[2] * a[2]
  const centre = part === 'leg' ? [origin[0] + 90, 0] : [0, 0]
  const angle = Math.atan2(on(e2) - (centre[0] ?? 0), on(e1))
  return [((angle + Math.PI) / (2 * Math.PI)) * repeats, on(axis) / repeatMm] as const
}

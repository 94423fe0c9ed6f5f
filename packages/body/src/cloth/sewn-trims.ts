/** What is sewn onto cloth that hangs: its collar around the neck seam and the buttons down the middle of its front. */

import { plates } from '../garment/buttons.ts'
import { withChuris } from '../garment/churi-rings.ts'
import { drawstring } from '../garment/drawstring.ts'
import type { GarmentMesh } from '../garment/garment.ts'
import { joinedLayers } from '../garment/joined-layers.ts'
import type { DesignKey } from '../pattern/design-key.ts'
import type { Point } from '../pattern/pattern.ts'
import { edgeOf } from '../pattern/pieces.ts'
import type { Avatar } from '../shapes.ts'
import type { Draped, Sewn } from './cloth.ts'
import { jacketTrims } from './jacket-trims.ts'
import type { Place } from './on-cloth.ts'
import { type SheetPoint, sheetMesh } from './sheet-mesh.ts'
import { ventUnderlap } from './vent-underlap.ts'

interface Trims {
  /** How high the collar stands, and how deep a leaf is turned down over it. */
  collar: { standMm: number; leafMm?: number }
  /** Down the middle from the neck, mm. */
  buttons: { from: number; step: number; most: number }
}

const trimsOf: Partial<Record<DesignKey, Trims>> = {
  shirt: { collar: { standMm: 34, leafMm: 44 }, buttons: { from: 55, step: 88, most: 7 } },
  kurta: { collar: { standMm: 35 }, buttons: { from: 24, step: 55, most: 3 } },
  bandhgala: { collar: { standMm: 42 }, buttons: { from: 20, step: 98, most: 5 } },
  sherwani: { collar: { standMm: 45 }, buttons: { from: 20, step: 78, most: 8 } },
}

/** The cloth as it is where the design has neither collar nor buttons. */
export function withTrims(draped: Draped, design: DesignKey, made: Sewn): Draped {
  const [cloth, ...layers] = layersOf(draped, design, made)
  if (layers.length === 0) return draped
  const whole = layers.reduce<GarmentMesh>((all, layer) => joinedLayers(all, layer), cloth)
  const strain = new Float32Array(whole.fit.length)
  strain.set(draped.strain)
  return { ...draped, ...whole, strain, clothTriangles: cloth.indices.length / 3 }
}

/** The cloth, and what lies on it. */
function layersOf(draped: Draped, design: DesignKey, made: Sewn): [GarmentMesh, ...GarmentMesh[]] {
  if (design === 'churidar') return withChuris(made.avatar, draped)
  if (design === 'petticoat') return [draped, drawstring(draped)]
  return [draped, ...(design === 'jacket' ? jacketTrims(draped, made) : trimsAround(draped, design, made))]
}

function trimsAround(draped: Draped, design: DesignKey, made: Sewn): GarmentMesh[] {
  const trims = trimsOf[design]
  if (!trims) return []
  const neck = aroundNeck(draped, made)
  const underlap = ventUnderlap(draped, made)
  return [
    ...underlap,
    ...collarOf(made.avatar, neck, trims.collar),
    plates(buttonPlaces(draped, neck, trims.buttons), 2),
  ]
}

/** The neck seam as it hangs, all around from the middle behind over the wearer's right. */
interface Neck {
  middle: readonly [x: number, z: number]
  at(angle: number): Place
}

function aroundNeck({ positions }: Draped, { sewing, sewn }: Sewn): Neck {
  const points = sewing.panels.flatMap(({ piece }, p): Place[] => {
    if (!piece.edges.some(({ name }) => name === 'neck')) return []
    const { line } = edgeOf(piece, 'neck')
    const { flat } = sewn.panels[p] ?? { flat: [] }
    const first = sewn.firsts[p] ?? 0
    return Array.from({ length: flat.length / 2 }, (_, v) => v)
      .filter((v) => isOn(line, [flat[2 * v] ?? 0, flat[2 * v + 1] ?? 0]))
      .map((v) => placeAt(positions, first + v))
  })
  const mean = (n: 0 | 2) => (Math.min(...points.map((p) => p[n])) + Math.max(...points.map((p) => p[n]))) / 2
  const middle = [mean(0), mean(2)] as const
  const round = points
    .map((at) => ({ angle: Math.atan2(at[0] - middle[0], at[2] - middle[1]), at }))
    .sort((a, b) => a.angle - b.angle)
  return {
    middle,
    at(angle) {
      const next = round.findIndex((one) => one.angle >= angle)
      const [low, high] = [round.at((next < 0 ? 0 : next) - 1), round[next < 0 ? 0 : next]]
      if (!low || !high) return [0, 0, 0]
      const wide = (high.angle - low.angle + 2 * Math.PI) % (2 * Math.PI) || 1
      const share = ((angle - low.angle + 2 * Math.PI) % (2 * Math.PI)) / wide
      return mixed(low.at, high.at, share)
    },
  }
}

const placeAt = (positions: Float32Array, v: number): Place => [
  positions[3 * v] ?? 0,
  positions[3 * v + 1] ?? 0,
  positions[3 * v + 2] ?? 0,
]
const mixed = (a: Place, b: Place, share: number): Place => [
  a[0] + share * (b[0] - a[0]),
  a[1] + share * (b[1] - a[1]),
  a[2] + share * (b[2] - a[2]),
]

function isOn(line: readonly Point[], [x, y]: Point): boolean {
  return line.some(([bx, by], k) => {
    const [ax, ay] = line[k - 1] ?? [bx, by]
    const [dx, dy] = [bx - ax, by - ay]
    const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
    return Math.hypot(x - ax - share * dx, y - ay - share * dy) < 0.5
  })
}

/** A collar that only stands is cut lower and rounder towards its ends, where the chin is over it. */
const belowChin = (angle: number) => 1 - 0.42 * Math.exp(-((angle / 0.5) ** 2))

const turns = 96
/** So far from the middle of the front both ends of a collar stay apart. */
const gap = 0.05

/** A stand along the neck seam, leaning to the neck; over it the leaf, whose points lie before. */
function collarOf(avatar: Avatar, neck: Neck, { standMm, leafMm }: Trims['collar']): GarmentMesh[] {
  const out = (at: Place, mm: number): Place => {
    const [dx, dz] = [at[0] - neck.middle[0], at[2] - neck.middle[1]]
    const long = Math.hypot(dx, dz) || 1
    return [at[0] + (mm * dx) / long, at[1], at[2] + (mm * dz) / long]
  }
  const up = (at: Place, mm: number): Place => [at[0], at[1] + mm, at[2]]
  // From its upper edge down, as the leaf is: their outsides face the same way.
  const stand = strip(avatar, standMm, 3, (angle, share) => {
    const high = (1 - share) * standMm * (leafMm === undefined ? belowChin(angle) : 1)
    return out(up(neck.at(angle), high), 2 - 0.16 * high)
  })
  if (leafMm === undefined) return [stand]
  const leaf = strip(avatar, leafMm, 7, (angle, share) => {
    const point = Math.exp(-(((Math.abs(angle) - 0.3) / 0.42) ** 2))
    const deep = leafMm + 30 * point
    const over = Math.sin(Math.min(1, share * 4) * (Math.PI / 2))
    // The front edges of both leaves run apart downwards.
    const spread = angle + Math.sign(angle) * 0.34 * share * Math.exp(-Math.abs(angle) / 0.5)
    const base = neck.at(spread)
    return out(up(base, standMm - share * deep + 2), 2 - 0.16 * standMm * (1 - share) + 7 * over + 9 * share)
  })
  return [stand, leaf]
}

function strip(
  avatar: Avatar,
  highMm: number,
  rows: number,
  place: (angle: number, share: number) => Place,
): GarmentMesh {
  const sheet = Array.from({ length: rows + 1 }, (_, r) =>
    Array.from({ length: turns + 1 }, (_, k): SheetPoint => {
      const angle = -Math.PI + gap + ((2 * Math.PI - 2 * gap) * k) / turns
      // From the middle of the front around behind to it again.
      const from = angle > 0 ? angle - Math.PI : angle + Math.PI
      return {
        at: place(from, r / rows),
        flat: [k * 4.5, (r * highMm) / rows],
        edgeMm: Math.min(r / rows, 1 - r / rows) * highMm,
      }
    }),
  )
  return sheetMesh(avatar, sheet, { overSkinMm })
}
const overSkinMm = 4

/** On the cloth nearest to the middle of the front, so far under the neck seam there. */
function buttonPlaces({ positions, normals }: Draped, neck: Neck, { from, step, most }: Trims['buttons']) {
  const top = neck.at(0)[1]
  const front: number[] = []
  for (let v = 0; v < positions.length / 3; v++)
    if (Math.abs(positions[3 * v] ?? 0) < 12 && (positions[3 * v + 2] ?? 0) > neck.middle[1]) front.push(v)
  return Array.from({ length: most }, (_, k) => top - from - k * step).flatMap((y) => {
    const away = (v: number) => Math.hypot(positions[3 * v] ?? 0, (positions[3 * v + 1] ?? 0) - y)
    const nearest = front.reduce((best, v) => (away(v) < away(best) ? v : best), front[0] ?? 0)
    const lowest = Math.min(...front.map((v) => positions[3 * v + 1] ?? 0))
    if (y < lowest + 40) return []
    return { at: placeAt(positions, nearest), normal: placeAt(normals, nearest) }
  })
}

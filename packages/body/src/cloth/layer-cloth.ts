/**
 * Cloth over cloth. Each garment of an outfit hangs by itself; then what is worn inside is laid flatter, as far as the body leaves
 * room, and what is worn over it is lifted by the rest. What is hidden deep under the outer one is not drawn.
 */
import { distanceAt } from '../avatar/distance-field.ts'
import type { GarmentMesh } from '../garment/garment.ts'
import type { Layer } from '../garment/outfit-layers.ts'
import type { Avatar } from '../shapes.ts'
import { withoutHidden } from './hidden-cloth.ts'
import { apartMm, type Near, type NearSurface, nearPoints, nearSurface, stepMm } from './near-surface.ts'
import { lift } from './skin-fields.ts'

type Body = Pick<Avatar, 'field'>

/** The meshes in the order they came in, their points moved; those given stay as they are. Sewn or drawn by their tape. */
export function layeredCloth(body: Body, layers: readonly Layer[]): GarmentMesh[] {
  const meshes = layers.map(({ mesh }) => ({ ...mesh, positions: mesh.positions.slice() }))
  const meshesAt = (places: readonly number[]) => places.flatMap((k) => meshes[k] ?? [])
  const under = (k: number) => layers.flatMap(({ inside }, other) => (inside.includes(k) ? [other] : []))
  for (let turn = 0; turn < turns; turn++)
    meshes.forEach((inner, k) => {
      for (const outer of meshesAt(layers[k]?.inside ?? []))
        layOver(body, { inner, outer, under: meshesAt(under(k)) })
    })
  return meshes.map((mesh, k) => withoutHidden(mesh, meshesAt(layers[k]?.inside ?? [])))
}
const turns = 3

/** Between cloth and cloth: what is sewn onto it is as thick. */
const betweenMm = 4
/** As any cloth is shown. */
const overSkinMm = 5
/** At once: in the slit of an armpit the nearest cloth may be the wrong one. */
const mostLiftMm = 6

interface Pair {
  inner: GarmentMesh
  outer: GarmentMesh
  /** What is worn inside of the inner one in turn. */
  under: readonly GarmentMesh[]
}

function layOver(body: Body, pair: Pair): void {
  const { inner, outer } = pair
  move(body, inner, flatter(body, pair))
  move(body, outer, higher(pair))
}

/** By vertex, how far it is to be moved. */
type Moves = Map<number, readonly [number, number, number]>

function flatter({ field }: Body, { inner, outer, under }: Pair): Moves {
  const [nearOuter, beneath] = [nearSurface(outer), under.map((mesh): NearSurface => nearSurface(mesh))]
  const moves: Moves = new Map()
  for (let v = 0; v < inner.positions.length / 3; v++) {
    const found = nearOuter(inner, v)
    if (!found || isPast(outer, found)) continue
    const [x, y, z] = inner.positions.subarray(3 * v, 3 * v + 3)
    const overBody = distanceAt(field, x ?? 0, y ?? 0, z ?? 0) - overSkinMm
    const room = beneath.reduce((least, near) => {
      const over = near(inner, v)?.overMm
      return over === undefined ? least : Math.min(least, over - betweenMm)
    }, overBody)
    const mm = Math.min(found.overMm + betweenMm, room)
    if (mm > 0) moves.set(v, along(outer, found, -mm))
  }
  return moves
}

function higher({ inner, outer }: Pair): Moves {
  const nearInner = nearSurface(inner)
  const moves: Moves = new Map()
  for (let v = 0; v < outer.positions.length / 3; v++) {
    const found = nearInner(outer, v)
    if (!found || isPast(inner, found) || found.overMm >= betweenMm) continue
    moves.set(v, along(inner, found, Math.min(mostLiftMm, betweenMm - found.overMm)))
  }
  return moves
}

/** Beyond its edge nothing of a mesh lies over or under a place. */
const isPast = ({ edgeMm }: GarmentMesh, { vertex, besideMm }: Near) =>
  besideMm > stepMm && (edgeMm?.[vertex] ?? stepMm) < stepMm

const along = ({ normals }: GarmentMesh, { vertex }: Near, mm: number) =>
  [0, 1, 2].map((c) => mm * (normals[3 * vertex + c] ?? 0)) as [number, number, number]

/** What lies around goes along, by as much less as it is farther away: no seam opens, no dent has an edge, and none of it is in the skin. */
function move({ field }: Body, { positions }: GarmentMesh, moves: Moves): void {
  const most = new Float32Array(positions.length / 3)
  const by = new Float32Array(positions.length)
  const eachNear = nearPoints(positions)
  for (const [v, way] of moves) {
    const long = Math.hypot(...way)
    eachNear(positions, v, long / fallOff, (w) => {
      const mm = long - fallOff * apartMm(positions, v, positions, w)
      if (mm <= (most[w] ?? 0)) return
      most[w] = mm
      for (const c of [0, 1, 2] as const) by[3 * w + c] = (mm / long) * way[c]
    })
  }
  for (let n = 0; n < positions.length; n++) positions[n] = (positions[n] ?? 0) + (by[n] ?? 0)
  for (let turn = 0; turn < 2; turn++)
    for (let v = 0; v < positions.length / 3; v++) lift(field, positions, v, overSkinMm)
}
/** A mm away by so much less. */
const fallOff = 0.4

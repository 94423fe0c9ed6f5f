import type { BodySizes } from '@darzi/tailoring/collection/fit.ts'
import { distanceAt } from '../avatar/distance-field.ts'
import type { Avatar } from '../shapes.ts'
import { fitScale } from './fit-scale.ts'
import { formOf } from './form.ts'
import { type DrawnGarment, type GarmentMesh, leastClearMm } from './garment.ts'
import { netOf } from './nets.ts'
import { trimmed } from './trim.ts'
import { wrapped } from './wrap.ts'

const cellMm = 15

/**
 * Draws a finished garment on a body. What the tape tells is kept to the millimetre where the body leaves room for it; where
 * the body is larger, the cloth lies on the skin and the fit says so. `body` are the sizes the fit is judged by.
 */
export function makeGarment(avatar: Avatar, garment: DrawnGarment, body: BodySizes): GarmentMesh {
  const form = formOf(avatar, garment, body)
  const { low, high, x, back, front } = form.box
  const net = netOf(form.distance, { x, low, high, back, front }, cellMm)
  const cloth = trimmed(net, form.cover)
  const { source, uvs, triangles } = wrapped(cloth, form)
  const fitAt = fitScale(avatar, garment, form, body)
  const positions = new Float32Array(source.length * 3)
  const normals = new Float32Array(source.length * 3)
  const fit = new Float32Array(source.length)
  source.forEach((v, k) => {
    const skin = [cloth.xyz[3 * v] ?? 0, cloth.xyz[3 * v + 1] ?? 0, cloth.xyz[3 * v + 2] ?? 0] as const
    const normal = slope(form.distance, skin)
    positions.set(outside(avatar, skin), 3 * k)
    normals.set(normal, 3 * k)
    fit[k] = fitAt(...skin)
  })
  return { positions, normals, uvs: Float32Array.from(uvs), indices: Uint32Array.from(triangles), fit }
}

type Point = readonly [number, number, number]

/** Never inside the body: what a cut or a coarse cell left within is lifted out. */
function outside({ field }: Avatar, from: Point): Point {
  let at = from
  for (let turn = 0; turn < 3; turn++) {
    const short = leastClearMm - distanceAt(field, ...at)
    if (short <= 0) return at
    const [nx, ny, nz] = slope((x, y, z) => distanceAt(field, x, y, z), at)
    at = [at[0] + short * nx, at[1] + short * ny, at[2] + short * nz]
  }
  return at
}

/** Over a few millimetres, so that light glides over the folds. */
function slope(distance: (x: number, y: number, z: number) => number, [x, y, z]: Point): Point {
  const h = 6
  const dx = distance(x + h, y, z) - distance(x - h, y, z)
  const dy = distance(x, y + h, z) - distance(x, y - h, z)
  const dz = distance(x, y, z + h) - distance(x, y, z - h)
  const long = Math.hypot(dx, dy, dz) || 1
  return [dx / long, dy / long, dz / long]
}

import type { BodySizes } from '@darzi/tailoring/collection/fit.ts'
import { distanceAt } from '../avatar/distance-field.ts'
import type { Avatar } from '../shapes.ts'
import { buttonsOn } from './buttons.ts'
import { withChuris } from './churi-rings.ts'
import { type Construction, constructionOf } from './construction.ts'
import { drawstring } from './drawstring.ts'
import { fitScale } from './fit-scale.ts'
import { formOf, type GarmentForm } from './form.ts'
import { type DrawnGarment, type GarmentMesh, leastClearMm } from './garment.ts'
import { joinedLayers } from './joined-layers.ts'
import { type Lapels, lapelsOf } from './lapels.ts'
import { type Net, netOf } from './nets.ts'
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
  const lapels = lapelsOf(avatar, garment, form)
  const fitAt = fitScale(avatar, garment, form, body)
  const made = constructionOf(avatar, garment, form)
  const worn = { avatar, form, fitAt, seams: made.seams }
  const cloth = drawn(worn, { ...form, net: trimmed(net, form.cover) }, (at) => slope(form.distance, at))
  const layers = garment.design === 'churidar' ? withChuris(avatar, cloth) : [cloth]
  const raised = raisedOf(form, made)
  for (const layer of [...(lapels ? [lapels] : []), ...(raised ? [raised] : [])])
    layers.push(drawn(worn, layer, (at) => rolled(layer, at)))
  if (garment.design === 'petticoat') layers.push(drawstring(cloth))
  layers.push(buttonsOn(form, made.buttons, { slope, overMm: 1.8 }))
  const clothTriangles = (layers[0]?.indices.length ?? 0) / 3
  return { ...layers.reduce(joinedLayers), clothTriangles }
}

const detailCellMm = 8

/** All that lies on the cloth as one layer, as high as the detail there. */
function raisedOf(form: GarmentForm, { details }: Construction): Lapels | undefined {
  if (details.length === 0) return undefined
  const upon = (x: number, y: number, z: number) => {
    let [best, most] = [details[0], Number.NEGATIVE_INFINITY]
    for (const one of details) {
      const over = one.cover(x, y, z)
      if (over > most) [best, most] = [one, over]
    }
    return { over: most, rise: best?.rise(x, y, z) ?? 0 }
  }
  const cover = (x: number, y: number, z: number) => Math.min(upon(x, y, z).over, form.cover(x, y, z) + 3)
  const distance = (x: number, y: number, z: number) => {
    const { over, rise } = upon(x, y, z)
    // Far from all details nothing is drawn, so nothing is asked of the cloth.
    return over < -4 * detailCellMm ? far : form.distance(x, y, z) - rise
  }
  const { low, high, x, back, front } = form.box
  const net = netOf(distance, { x, low, high, back, front }, detailCellMm)
  return { net: trimmed(net, cover), distance: (a, b, c) => form.distance(a, b, c), cover }
}
const far = 100

interface Worn {
  avatar: Avatar
  form: GarmentForm
  seams: Construction['seams']
  fitAt: (x: number, y: number, z: number) => number
}

function drawn(
  { avatar, form, fitAt, seams }: Worn,
  { net: cloth, cover }: { net: Net; cover: GarmentForm['cover'] },
  normalAt: (at: Point) => Point,
): GarmentMesh {
  const { source, uvs, triangles } = wrapped(cloth, form)
  const edgeMm = new Float32Array(source.length)
  const seamsMm = new Float32Array(2 * source.length)
  const positions = new Float32Array(source.length * 3)
  const normals = new Float32Array(source.length * 3)
  const fit = new Float32Array(source.length)
  source.forEach((v, k) => {
    const skin = [cloth.xyz[3 * v] ?? 0, cloth.xyz[3 * v + 1] ?? 0, cloth.xyz[3 * v + 2] ?? 0] as const
    positions.set(outside(avatar, skin), 3 * k)
    normals.set(normalAt(skin), 3 * k)
    fit[k] = fitAt(...skin)
    edgeMm[k] = Math.max(0, Math.min(60, cover(...skin)))
    seamsMm.set([seams[0](...skin), seams[1](...skin)], 2 * k)
  })
  return {
    positions,
    normals,
    uvs: Float32Array.from(uvs),
    indices: Uint32Array.from(triangles),
    fit,
    edgeMm,
    seamsMm,
  }
}

/** Folded cloth is round at its edge: there its light turns outwards, which is what tells a lapel from a line. */
function rolled({ distance, cover }: Lapels, at: Point): Point {
  const [flat, inwards] = [slope(distance, at), slope(cover, at)]
  const round = 1.1 * Math.max(0, 1 - cover(...at) / rollMm)
  const [x, y, z] = [0, 1, 2].map((n) => (flat[n] ?? 0) - round * (inwards[n] ?? 0))
  const long = Math.hypot(x ?? 0, y ?? 0, z ?? 0) || 1
  return [(x ?? 0) / long, (y ?? 0) / long, (z ?? 0) / long]
}
const rollMm = 7

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

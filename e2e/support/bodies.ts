import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'

/** The generator of bodies stands beside the product, not in it: its data are free to use, but not ours. */
const folder = resolve(
  process.env.DARZI_BODIES ?? join(import.meta.dirname, '../../../shared/data/bodies-generator'),
)
const generator = join(folder, 'mh.mjs')

export const hasBodies = existsSync(generator)
// A run that leaves out the real model must not look like one that did not.
if (!hasBodies)
  console.warn(
    `NOT RUN: measuring with the real model. The generator of bodies is not at ${generator} (DARZI_BODIES).`,
  )

interface Rendered {
  w: number
  h: number
  img: Uint8Array
}

/** The parts of the generator that are used here. */
interface Generator {
  NB: number
  rng: (seed: number) => () => number
  randomBody: (random: () => number, male: 0 | 1) => unknown
  build: (body: unknown) => Float64Array
  pose: (body: Float64Array, armDegrees: number, legDegrees: number, straight?: number) => Float64Array
  measure: (body: Float64Array) => Record<'height' | 'weight' | 'chest' | 'waist' | 'hips', number>
  render: (body: Float64Array, how: { view: string; dist: number; camY: number; yaw?: number }) => Rendered
}

export interface Picture {
  name: string
  mimeType: string
  buffer: Buffer
}

export interface PhotographedBody {
  /** cm and kg. */
  truth: Record<'height' | 'weight' | 'chest' | 'waist' | 'hips', number>
  sex: 'male' | 'female'
  front: Picture
  side: Picture
  back: Picture
  /** As from the front, but turned by so much. */
  turned: (degrees: number) => Promise<Picture>
}

/** One generated body as a phone would photograph it, with its true sizes. */
export async function photographBody(seed: number, male: 0 | 1): Promise<PhotographedBody> {
  const bodies = (await import(pathToFileURL(generator).href)) as Generator
  const body = bodies.build(bodies.randomBody(bodies.rng(seed), male))
  const facing = bodies.pose(body, 30, -5)
  const turned = bodies.pose(body, 9, -10, 1)
  const photo = (name: string, posed: Float64Array, how: { view: string; yaw?: number }) =>
    pictureOf(name, bodies.render(posed, { dist: 26, camY: floorOf(bodies, posed) + 11, ...how }))
  return {
    truth: bodies.measure(facing),
    sex: male ? 'male' : 'female',
    front: await photo('front.png', facing, { view: 'front' }),
    side: await photo('side.png', turned, { view: 'side' }),
    back: await photo('back.png', facing, { view: 'front', yaw: 180 }),
    turned: (degrees) => photo('turned.png', facing, { view: 'front', yaw: degrees }),
  }
}

function floorOf({ NB }: Generator, body: Float64Array): number {
  let floor = Number.POSITIVE_INFINITY
  for (let vertex = 0; vertex < NB; vertex++) floor = Math.min(floor, body[3 * vertex + 1] ?? floor)
  return floor
}

async function pictureOf(name: string, { w, h, img }: Rendered): Promise<Picture> {
  const pixels = sharp(Buffer.from(img), { raw: { width: w, height: h, channels: 3 } })
  return { name, mimeType: 'image/png', buffer: await pixels.png().toBuffer() }
}

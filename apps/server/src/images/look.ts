/** How a stored photo looks, and how alike two looks are. The picture itself is not kept in it. */
import sharp from 'sharp'
import { lookOfPixels } from './look-of-pixels.ts'

/** Small enough that a look takes a few milliseconds, large enough for the threads of a coarse weave. */
const edgePx = 128

/** So much of the whole that its smallest crop is still that large. */
const wholePx = 208

/** Of the whole picture, and of its middle: who takes a photo of a piece again stands nearer or farther. */
const crops = [1, 0.8, 0.62] as const

/** The looks of a picture as bytes, one after the other. It is decoded once. */
export async function lookOf(bytes: Uint8Array): Promise<Buffer> {
  const { data, info } = await sharp(bytes)
    .resize(wholePx, wholePx, { fit: 'outside' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const looks: Buffer[] = []
  for (const part of crops) looks.push(await lookOfCrop({ data, ...info, part }))
  return Buffer.concat(looks)
}

interface Crop {
  data: Buffer
  width: number
  height: number
  part: number
}

async function lookOfCrop({ data, width, height, part }: Crop): Promise<Buffer> {
  const [across, down] = [Math.max(1, Math.round(width * part)), Math.max(1, Math.round(height * part))]
  const cut = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract({
      left: Math.floor((width - across) / 2),
      top: Math.floor((height - down) / 2),
      width: across,
      height: down,
    })
    .resize(edgePx, edgePx, { fit: 'outside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const look = lookOfPixels({ data: cut.data, width: cut.info.width, height: cut.info.height })
  return Buffer.from(look.map((each) => Math.round(each * 255)))
}

/** From 0 to 1: of all crops of the one and the other, the two most alike. */
export function alikenessOf(a: Uint8Array, b: Uint8Array): number {
  const length = a.length / crops.length
  let best = 0
  for (let from = 0; from < a.length; from += length)
    for (let to = 0; to < b.length; to += length) {
      let sum = 0
      for (let step = 0; step < length; step++) sum += (a[from + step] ?? 0) * (b[to + step] ?? 0)
      best = Math.max(best, sum)
    }
  return Math.min(1, best / (255 * 255))
}

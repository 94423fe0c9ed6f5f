/**
 * Images: what people upload becomes two plain WebP pictures. Promises: only real PNG, JPEG and WebP come in; nothing
 * of the original file goes on, so no place, no camera, no hidden page. Never stores and never asks who uploads.
 */
import { fileTypeFromBuffer } from 'file-type'
import type { Sharp } from 'sharp'
import sharp from 'sharp'

type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Lets `places` works run at once; the others wait their turn, first come first served. */
export function createGate(places: number): Gate {
  let free = places
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((enter) => waiting.push(enter))
    try {
      return await work()
    } finally {
      // A place is handed straight to the next in line, so that nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

export type Picture = { bytes: Uint8Array; width: number; height: number }
export type ImageError = 'images.wrongType' | 'images.tooLarge' | 'images.unreadable'
/** `because` is for the log; the sentence for the person hangs on the code. */
export type Intake = { full: Picture; thumb: Picture } | { refused: ImageError; params: string }

export const largestUploadBytes = 10 * 1024 * 1024
/** Above every phone camera's usual mode, and still only 200 MB when unpacked. */
export const mostPixels = 50_000_000
export const longestEdgePx = 1600
export const thumbEdgePx = 320

/** An animated PNG is a PNG too: its first frame is what every old reader shows. */
const acceptedTypes = new Set(['image/png', 'image/apng', 'image/jpeg', 'image/webp'])

// Every decoder but three is switched off, so nothing disguised can reach the SVG, PDF or TIFF readers.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
// Pictures are seen once, so a cache only holds memory. Two at a time, one thread each, leave the server its breath.
sharp.cache(false)
sharp.concurrency(1)
const inTurn = createGate(2)

/** Reads an upload by its content, whatever its name says: upright, without metadata, `full` and a square `thumb`. */
export async function intake(bytes: Uint8Array): Promise<Intake> {
  if (bytes.byteLength > largestUploadBytes) return refuse('images.tooLarge', `${bytes.byteLength} bytes`)
  const type = await sniff(bytes)
  if (type === undefined || !acceptedTypes.has(type))
    return refuse('images.wrongType', type ?? 'unknown content')
  return inTurn(() => reencode(bytes))
}

async function sniff(bytes: Uint8Array): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(bytes))?.mime
  } catch {
    // The sniffer throws when a container ends in the middle of its header: the content is not a picture we know.
    return undefined
  }
}

async function reencode(bytes: Uint8Array): Promise<Intake> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > mostPixels) return refuse('images.tooLarge', `${width} × ${height} pixels`)
    const full = await shrink(bytes)
    return { full, thumb: await cut(full.bytes) }
  } catch (error) {
    return refuse('images.unreadable', error instanceof Error ? error.message : String(error))
  }
}

/** Cameras write small faults that hurt nobody, so warnings pass; cut-off or broken content does not. */
function shrink(bytes: Uint8Array): Promise<Picture> {
  return asPicture(
    sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: longestEdgePx, height: longestEdgePx, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 }),
  )
}

function cut(full: Uint8Array): Promise<Picture> {
  return asPicture(sharp(full).resize(thumbEdgePx, thumbEdgePx, { fit: 'cover' }).webp({ quality: 78 }))
}

async function asPicture(pipeline: Sharp): Promise<Picture> {
  const { data, info } = await pipeline.timeout({ seconds: 30 }).toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

function refuse(refused: ImageError, params: string): Intake {
  return { refused, params }
}

import { type Clarity, clarityOf } from '@darzi/body/judge/clarity.ts'
import { type Dress, dressOf } from '@darzi/body/judge/dress.ts'
import type { SeenPicture } from '@darzi/body/shapes.ts'
import type { Pixels } from '@darzi/body/silhouette/edge/pixels.ts'
import { finestHeight, refineMask } from '@darzi/body/silhouette/edge/refine-mask.ts'

interface Refined {
  seen: SeenPicture
  clarity?: Clarity
  dress?: Dress | undefined
}

/** What the model saw in this picture, its mask's edge laid by the picture's own colours, and how clear they are. */
export function refined(seen: SeenPicture, picture: HTMLCanvasElement): Refined {
  const pixels = seen.landmarks && pixelsOf(picture)
  if (!pixels) return { seen }
  const mask = refineMask(seen, pixels)
  const refined = { ...seen, mask }
  return { seen: refined, clarity: clarityOf(mask, pixels), dress: dressOf(refined, pixels) }
}

function pixelsOf(picture: HTMLCanvasElement): Pixels | undefined {
  const scale = Math.min(1, finestHeight / picture.height)
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return undefined
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, width, height)
  const rgba = pen.getImageData(0, 0, width, height).data
  canvas.width = 0
  return { width, height, rgba }
}

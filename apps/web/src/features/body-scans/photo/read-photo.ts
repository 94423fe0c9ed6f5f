import { kindOfFile } from './picture-kind.ts'

export type PhotoError = 'unreadable' | 'notAPicture' | 'animated' | 'tooManyPixels' | 'tooSmall' | 'broken'
export type ReadPhoto = { canvas: HTMLCanvasElement } | { refused: PhotoError }

/** Opening more than this takes more memory than many phones have. */
const mostPixels = 50_000_000
const leastHeight = 480
const tallest = 1440

/** A chosen file as pixels in memory: turned upright, made small, and without whatever else the file told. */
export async function readPhoto(file: Blob): Promise<ReadPhoto> {
  // A file of a cloud that is not on this device stands in the picker all the same, and reading it fails.
  const kind = await kindOfFile(file).catch(() => 'unreadable' as const)
  if (kind === 'unreadable') return { refused: kind }
  if (!kind) return { refused: 'notAPicture' }
  if (kind.isAnimated) return { refused: 'animated' }
  if (kind.width * kind.height > mostPixels) return { refused: 'tooManyPixels' }
  try {
    // Turned upright without being asked; older browsers refuse the word for it as they would a damaged picture.
    const picture = await createImageBitmap(file)
    const height = picture.height * shrinkOf(picture.width, picture.height)
    return height < leastHeight ? refuse(picture) : { canvas: drawSmall(picture) }
  } catch {
    return { refused: 'broken' }
  }
}

/** A frame of the camera, in the same way. */
export function photoOf(video: HTMLVideoElement): HTMLCanvasElement {
  return draw(video, video.videoWidth, video.videoHeight)
}

/** Lets go of the pixels at once; the browser would keep them until it cleans up. */
export function dropPhoto(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}

function refuse(picture: ImageBitmap): ReadPhoto {
  picture.close()
  return { refused: 'tooSmall' }
}

function drawSmall(picture: ImageBitmap): HTMLCanvasElement {
  const canvas = draw(picture, picture.width, picture.height)
  picture.close()
  return canvas
}

const shrinkOf = (width: number, height: number) => Math.min(1, tallest / Math.max(width, height))

function draw(source: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const scale = shrinkOf(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('This browser gives no canvas to draw on.')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas
}

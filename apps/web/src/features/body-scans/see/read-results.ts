import type { Landmark, SeenPicture } from '@darzi/body/shapes.ts'
import type { PoseResults } from './pose-library.ts'

/** What the model said of a picture of this size, in our own terms and with nothing of the library left in it. */
export function readResults(results: PoseResults, { width, height }: HTMLCanvasElement): SeenPicture {
  const landmarks = results.poseLandmarks?.map(
    ({ x, y, z, visibility = 0 }): Landmark => ({ x: x * width, y: y * height, z: z * width, visibility }),
  )
  return { landmarks, mask: { width, height, alpha: readMask(results.segmentationMask, width, height) } }
}

/** The model answers with a picture whose opacity is how surely each pixel is the person. */
function readMask(mask: CanvasImageSource | undefined, width: number, height: number): Uint8Array {
  const alpha = new Uint8Array(width * height)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!mask || !pen) return alpha
  pen.drawImage(mask, 0, 0, width, height)
  const { data } = pen.getImageData(0, 0, width, height)
  for (let at = 0; at < alpha.length; at++) alpha[at] = data[4 * at + 3] ?? 0
  canvas.width = 0
  return alpha
}

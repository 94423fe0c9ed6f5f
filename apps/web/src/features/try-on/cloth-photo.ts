/** A photo of cloth to see a garment in: one that somebody has at hand stays in this page's memory and goes nowhere. */
export interface ClothPhoto {
  canvas: HTMLCanvasElement
  /** How much cloth the photo shows across: what it is drawn to scale by. */
  widthMm: number
  /** Of the shop's stock, where it is the shop's own. */
  item?: string
  /** The shop that shows it: its cloth is for its own garments. Not given at the counter. */
  shop?: string
}

export const usualPhotoMm = 200

const longestSidePx = 1024

/** Undefined where the file is no picture that this device can draw. */
export async function readClothPhoto(file: Blob): Promise<HTMLCanvasElement | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  const scale = Math.min(1, longestSidePx / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas
}

/** How often the photo stands in one repeat of the weave, across and along the grain. */
export function photoRepeats(
  { canvas, widthMm }: ClothPhoto,
  repeatMm: number,
): [across: number, along: number] {
  const heightMm = (widthMm * canvas.height) / canvas.width
  return [repeatMm / widthMm, repeatMm / heightMm]
}

import { figureOf } from '@darzi/body/judge/figure.ts'
import type { SeenPicture } from '@darzi/body/shapes.ts'
import { detect } from './detect.ts'

export interface Looked {
  seen: SeenPicture
  /** What is seen once the first person is painted over: the model itself only ever tells of one. */
  besides?: SeenPicture
}

export async function lookAt(picture: HTMLCanvasElement): Promise<Looked> {
  const seen = await detect(picture)
  const figure = figureOf(seen)
  if (!figure) return { seen }
  const rest = withoutPerson(picture, figure)
  const besides = await detect(rest)
  rest.width = 0
  return { seen, besides: besides.landmarks && besides }
}

interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

/** The picture with a plain patch over the person, a little wider than they are. */
function withoutPerson(picture: HTMLCanvasElement, { top, bottom, left, right }: Box): HTMLCanvasElement {
  const { width, height } = picture
  const copy = Object.assign(document.createElement('canvas'), { width, height })
  const pen = copy.getContext('2d')
  if (!pen) return copy
  pen.drawImage(picture, 0, 0)
  const room = 0.02 * height
  const [x, y] = [Math.max(0, left - room), Math.max(0, top - room)]
  pen.fillStyle = colourOf(pen, Math.min(width - 1, Math.max(0, x - 2)), Math.min(height - 1, y))
  pen.fillRect(x, y, right - left + 2 * room, bottom - top + 2 * room)
  return copy
}

function colourOf(pen: CanvasRenderingContext2D, x: number, y: number): string {
  const [red = 128, green = 128, blue = 128] = pen.getImageData(x, y, 1, 1).data
  return `rgb(${red} ${green} ${blue})`
}

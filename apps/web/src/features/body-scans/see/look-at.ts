import type { Clarity } from '@darzi/body/judge/clarity.ts'
import { figureOf } from '@darzi/body/judge/figure.ts'
import type { SeenPicture } from '@darzi/body/shapes.ts'
import { detect } from './detect.ts'
import { refined } from './refined.ts'

export interface Looked {
  seen: SeenPicture
  /** What is seen once the first person is painted over: the model itself only ever tells of one. */
  besides?: SeenPicture
  /** Where somebody was seen. */
  clarity?: Clarity
}

export async function lookAt(picture: HTMLCanvasElement): Promise<Looked> {
  const found = await detect(picture)
  const looked = refined(found, picture)
  const figure = figureOf(found)
  if (!figure) return looked
  const rest = withoutPerson(picture, figure)
  const besides = await detect(rest)
  rest.width = 0
  return { ...looked, besides: besides.landmarks && besides }
}

interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

/** The picture with one pixel from beside the person stretched over them, a little wider than they are. */
function withoutPerson(picture: HTMLCanvasElement, { top, bottom, left, right }: Box): HTMLCanvasElement {
  const { width, height } = picture
  const copy = Object.assign(document.createElement('canvas'), { width, height })
  const pen = copy.getContext('2d')
  if (!pen) return copy
  pen.drawImage(picture, 0, 0)
  const room = 0.02 * height
  const [x, y] = [Math.max(0, left - room), Math.max(0, top - room)]
  const beside = { x: Math.min(width - 1, Math.max(0, x - 2)), y: Math.min(height - 1, y) }
  pen.drawImage(
    ...([picture, beside.x, beside.y, 1, 1] as const),
    ...([x, y, right - left + 2 * room, bottom - top + 2 * room] as const),
  )
  return copy
}

import { type Mark, type Point, strokesOf } from './marks.ts'

interface Pen {
  width: number
  ink: string
  /** Around the ink, so that it is seen on cloth of its own colour. */
  edge: string
}

/** A pen for a photo of this size, in the colours the sheet's place has. */
export function penOf(sheet: HTMLCanvasElement): Pen {
  const { color, backgroundColor } = getComputedStyle(sheet.parentElement ?? sheet)
  return { width: Math.max(sheet.width, sheet.height) / 80, ink: color, edge: backgroundColor }
}

export function paintMarks(sheet: CanvasRenderingContext2D, marks: readonly Mark[], pen: Pen): void {
  sheet.lineCap = 'round'
  sheet.lineJoin = 'round'
  for (const mark of marks) {
    const strokes = strokesOf(mark, pen.width)
    for (const [colour, width] of [
      [pen.edge, pen.width * 1.7],
      [pen.ink, pen.width],
    ] as const) {
      sheet.strokeStyle = colour
      sheet.lineWidth = width
      sheet.stroke(pathOver(strokes))
    }
  }
}

function pathOver(strokes: readonly Point[][]): Path2D {
  const path = new Path2D()
  for (const [first, ...others] of strokes) {
    if (!first) continue
    path.moveTo(first.x, first.y)
    for (const { x, y } of others) path.lineTo(x, y)
  }
  return path
}

/** The photo with its marks, as a new picture: what the camera wrote beside the pixels is not in it. */
export async function drawnUpon(photo: HTMLImageElement, marks: readonly Mark[], pen: Pen): Promise<File> {
  const sheet = document.createElement('canvas')
  sheet.width = photo.naturalWidth
  sheet.height = photo.naturalHeight
  const drawing = sheet.getContext('2d')
  if (!drawing) throw new Error('no canvas to draw on')
  drawing.drawImage(photo, 0, 0)
  paintMarks(drawing, marks, pen)
  const drawn = await new Promise<Blob | null>((resolve) => sheet.toBlob(resolve, 'image/jpeg', 0.9))
  if (!drawn) throw new Error('the drawn photo could not be written')
  return new File([drawn], 'drawn.jpg', { type: drawn.type })
}

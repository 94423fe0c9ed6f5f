import { cornerOf, type Mark, noteLines, type Point, strokesOf } from './marks.ts'

interface Pen {
  width: number
  ink: string
  /** Around the ink, so that it is seen on cloth of its own colour. */
  edge: string
  /** Of notes: the families in which the page writes every script. */
  fonts: string
}

/** A pen for a photo of this size, in the colours the sheet's place has. */
export function penOf(sheet: HTMLCanvasElement): Pen {
  const { color, backgroundColor, fontFamily } = getComputedStyle(sheet.parentElement ?? sheet)
  const width = Math.max(sheet.width, sheet.height) / 80
  return { width, ink: color, edge: backgroundColor, fonts: fontFamily }
}

/** Waits for the fonts of all notes: a canvas waits for none, and would draw boxes for letters. Without the line it goes on. */
export async function loadFontsOf(marks: readonly Mark[], pen: Pen): Promise<void> {
  const texts = marks.flatMap(({ text }) => text ?? [])
  await Promise.allSettled(texts.map((text) => document.fonts.load(fontOf(pen), text)))
}

const sizeOf = ({ width }: Pen) => width * 3
const fontOf = (pen: Pen) => `600 ${sizeOf(pen)}px ${pen.fonts}`

export function paintMarks(sheet: CanvasRenderingContext2D, marks: readonly Mark[], pen: Pen): void {
  sheet.lineCap = 'round'
  sheet.lineJoin = 'round'
  for (const mark of marks) {
    if (mark.tool === 'note') {
      paintNote(sheet, mark, pen)
      continue
    }
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

/** A note in a box of its own, so that it is read on any cloth. Indic scripts stand higher than Latin: a line has room for them. */
function paintNote(sheet: CanvasRenderingContext2D, { points: [at], text = '' }: Mark, pen: Pen): void {
  const size = sizeOf(pen)
  const [line, edge] = [size * 1.5, size * 0.4]
  sheet.font = fontOf(pen)
  sheet.textBaseline = 'middle'
  const widthOf = (part: string) => sheet.measureText(part).width
  const lines = noteLines(text, sheet.canvas.width * 0.6, widthOf)
  const width = Math.max(...lines.map(widthOf)) + 2 * edge
  const height = lines.length * line + 2 * edge
  const { x, y } = cornerOf(at, { width, height }, sheet.canvas)
  sheet.fillStyle = pen.edge
  sheet.fillRect(x, y, width, height)
  sheet.strokeStyle = pen.ink
  sheet.lineWidth = pen.width / 3
  sheet.strokeRect(x, y, width, height)
  sheet.fillStyle = pen.ink
  for (const [place, words] of lines.entries())
    sheet.fillText(words, x + edge, y + edge + line * (place + 0.5))
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
  await loadFontsOf(marks, pen)
  drawing.drawImage(photo, 0, 0)
  paintMarks(drawing, marks, pen)
  const drawn = await new Promise<Blob | null>((resolve) => sheet.toBlob(resolve, 'image/jpeg', 0.9))
  if (!drawn) throw new Error('the drawn photo could not be written')
  return new File([drawn], 'drawn.jpg', { type: drawn.type })
}

/** Marks on a photo, in its own pixels: what is to be altered is shown by an arrow, a line or a circle, and said by a note. */
export const markTools = ['arrow', 'line', 'circle', 'note'] as const
export type MarkTool = (typeof markTools)[number]

export interface Point {
  x: number
  y: number
}

export interface Mark {
  tool: MarkTool
  /** Of a line its whole way; of a note its place; of the others where they begin and end. */
  points: readonly [Point, ...Point[]]
  /** What a note says. */
  text?: string
}

/** The mark as it goes on to this point. */
export const drawnTo = (mark: Mark, to: Point): Mark => ({ ...mark, points: wayTo(mark, to) })

function wayTo({ tool, points }: Mark, to: Point): Mark['points'] {
  if (tool === 'note') return [to]
  return tool === 'line' ? [...points, to] : [points[0], to]
}

/** How far its ends lie apart: what reaches nowhere was a tap. */
export function reachOf({ points }: Mark): number {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return Math.hypot(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

/** What a pen of this width goes over, each without being lifted. */
export function strokesOf({ tool, points }: Mark, width: number): Point[][] {
  if (tool === 'note') return []
  const from = points[0]
  const to = points.at(-1) ?? from
  if (tool === 'arrow') return [[from, to], headOf(from, to, width)]
  if (tool === 'circle') return [around(from, to)]
  return [[...points]]
}

const headAngle = Math.PI / 7

/** Both wings of an arrow's head; never longer than half of a short arrow. */
function headOf(from: Point, to: Point, width: number): Point[] {
  const length = Math.min(width * 5, Math.hypot(to.x - from.x, to.y - from.y) / 2)
  const back = Math.atan2(from.y - to.y, from.x - to.x)
  const wing = (turn: number) => ({
    x: to.x + length * Math.cos(back + turn),
    y: to.y + length * Math.sin(back + turn),
  })
  return [wing(headAngle), to, wing(-headAngle)]
}

const corners = 64

/** The oval that fits between two corners. */
function around(from: Point, to: Point): Point[] {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
  const [wide, high] = [Math.abs(to.x - from.x) / 2, Math.abs(to.y - from.y) / 2]
  return Array.from({ length: corners + 1 }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners
    return { x: x + wide * Math.cos(angle), y: y + high * Math.sin(angle) }
  })
}

/** A text in lines no wider than the room; a word that is wider goes on in the next line, no letter parted from its signs. */
export function noteLines(text: string, room: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = []
  for (const word of text
    .trim()
    .split(/\s+/)
    .flatMap((each) => partsOf(each, room, widthOf))) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function partsOf(word: string, room: number, widthOf: (part: string) => number): string[] {
  if (widthOf(word) <= room) return [word]
  const parts = ['']
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    const part = parts.at(-1) ?? ''
    if (part === '' || widthOf(part + segment) <= room) parts[parts.length - 1] = part + segment
    else parts.push(segment)
  }
  return parts
}

/** The corner of a box that begins at this point and stays on the photo as far as it can. */
export const cornerOf = (at: Point, box: Size, photo: Size): Point => ({
  x: Math.max(0, Math.min(at.x, photo.width - box.width)),
  y: Math.max(0, Math.min(at.y, photo.height - box.height)),
})

interface Size {
  width: number
  height: number
}

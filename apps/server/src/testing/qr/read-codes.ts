/**
 * Reads the QR codes of a picture as a phone does: finds them by their three corners, then reads them by the standard
 * (ISO/IEC 18004). It knows nothing of what drew them. Codes that stand upright, of error level M, are enough here.
 */
import sharp from 'sharp'
import { readModules } from './read-modules.ts'

interface Picture {
  width: number
  height: number
  isDark(x: number, y: number): boolean
}
/** The middle of a corner square, and how many dots a module has there. */
interface Corner {
  x: number
  y: number
  dots: number
}

/** What the codes of a picture say, sorted by their letters. Throws when a code that was found cannot be read. */
export async function readCodes(png: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const picture: Picture = { width, height, isDark: (x, y) => (data[y * width + x] ?? 255) < 128 }
  const corners = cornersOf(picture)
  return corners.flatMap((corner) => readAt(picture, corner, corners) ?? []).sort()
}

function readAt(picture: Picture, corner: Corner, corners: readonly Corner[]): string | undefined {
  for (const side of sidesFrom(corner, corners)) {
    const text = readModules(modulesOf(picture, corner, side))
    if (text !== undefined) return text
  }
  return undefined
}

const shares = [1, 1, 3, 1, 1]

/** Dark and light in the ratio 1:1:3:1:1, across and down through the same place. */
function cornersOf(picture: Picture): Corner[] {
  const found: Corner[] = []
  for (let y = 0; y < picture.height; y++)
    for (const { from, runs } of rowsOfFive(picture, y)) {
      const across = sum(runs)
      const x = Math.floor(from + across / 2)
      const isKnown = found.some((one) => Math.max(Math.abs(one.x - x), Math.abs(one.y - y)) < across / 4)
      if (isKnown || !isCorner(runs)) continue
      const down = columnThrough(picture, x, y)
      if (down && Math.abs(down.length - across) < across / 4)
        found.push({ x: from + across / 2, y: down.from + down.length / 2, dots: across / 7 })
    }
  return found
}

const sum = (runs: readonly number[]) => runs.reduce((all, run) => all + run, 0)

function isCorner(runs: readonly number[]): boolean {
  const module = sum(runs) / 7
  return module >= 2 && runs.every((run, at) => Math.abs(run - module * (shares[at] ?? 0)) <= module / 2)
}

/** Every five runs of a row of dots that begin dark. */
function* rowsOfFive({ width, isDark }: Picture, y: number) {
  const ends: number[] = []
  for (let x = 1; x <= width; x++) if (x === width || isDark(x, y) !== isDark(x - 1, y)) ends.push(x)
  for (let at = isDark(0, y) ? -1 : 0; at + 5 < ends.length; at += 2) {
    const from = at < 0 ? 0 : (ends[at] ?? 0)
    const marks = [from, ...ends.slice(at + 1, at + 6)]
    yield { from, runs: marks.slice(1).map((mark, place) => mark - (marks[place] ?? 0)) }
  }
}

function columnThrough({ height, isDark }: Picture, x: number, y: number) {
  const walk = (by: 1 | -1) => {
    let at = y
    for (const dark of [true, false, true]) while (at >= 0 && at < height && isDark(x, at) === dark) at += by
    return at
  }
  const [from, to] = [walk(-1) + 1, walk(1)]
  return isDark(x, y) && from < to ? { from, length: to - from } : undefined
}

/** In modules: the smallest code has 21, and its corners' middles lie 14 apart. */
const leastSide = 13

/** How far corners lie to the right that have a third as far below this one; the nearest first. */
function sidesFrom(corner: Corner, corners: readonly Corner[]): number[] {
  const near = (a: number, b: number) => Math.abs(a - b) < corner.dots * 1.5
  const alike = corners.filter(({ dots }) => Math.abs(dots - corner.dots) < corner.dots / 4)
  return alike
    .filter(({ x, y }) => x > corner.x + leastSide * corner.dots && near(y, corner.y))
    .map(({ x }) => x - corner.x)
    .filter((far) => alike.some(({ x, y }) => near(x, corner.x) && near(y, corner.y + far)))
    .sort((a, b) => a - b)
}

/** Each module by the dot in its middle. */
function modulesOf(picture: Picture, corner: Corner, side: number): boolean[][] {
  const version = Math.round((side / corner.dots + 7 - 17) / 4)
  const count = 17 + 4 * version
  const dots = side / (count - 7)
  const middle = (from: number, place: number) => Math.floor(from + (place - 3) * dots)
  return Array.from({ length: count }, (_row, row) =>
    Array.from({ length: count }, (_column, column) =>
      picture.isDark(middle(corner.x, column), middle(corner.y, row)),
    ),
  )
}

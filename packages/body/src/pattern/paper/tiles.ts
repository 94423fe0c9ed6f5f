/** A sheet cut into pages of A4 that are glued together: each knows its row and column and what part of the sheet it shows. */
import type { Sheet } from './sheet.ts'

export const a4 = { widthMm: 210, heightMm: 297, marginMm: 10 } as const
const [acrossMm, downMm] = [a4.widthMm - 2 * a4.marginMm, a4.heightMm - 2 * a4.marginMm]

export interface Tile {
  /** A letter for the row and a number for the column: B3. */
  name: string
  row: number
  column: number
  /** Of the sheet, at the tile's upper left corner within its margins. */
  x: number
  y: number
  widthMm: number
  heightMm: number
}

/** Pages on which nothing is drawn are left out. */
export function tilesOf(sheet: Sheet): { tiles: Tile[]; rows: number; columns: number } {
  const columns = Math.ceil(sheet.widthMm / acrossMm)
  const rows = Math.ceil(sheet.heightMm / downMm)
  const all = Array.from({ length: rows * columns }, (_, i) => tileAt(Math.floor(i / columns), i % columns))
  return { tiles: all.filter((tile) => isDrawnOn(sheet, tile)), rows, columns }
}

function tileAt(row: number, column: number): Tile {
  const name = `${rowName(row)}${column + 1}`
  return { name, row, column, x: column * acrossMm, y: row * downMm, widthMm: acrossMm, heightMm: downMm }
}

const rowName = (row: number): string =>
  row < 26 ? String.fromCharCode(65 + row) : `${rowName(Math.floor(row / 26) - 1)}${rowName(row % 26)}`

function isDrawnOn({ strokes }: Sheet, tile: Tile): boolean {
  const [right, bottom] = [tile.x + tile.widthMm, tile.y + tile.heightMm]
  return strokes.some(({ line, isClosed }) => {
    const xs = line.map(([x]) => x)
    const ys = line.map(([, y]) => y)
    if (Math.max(...xs) < tile.x || Math.min(...xs) > right) return false
    if (Math.max(...ys) < tile.y || Math.min(...ys) > bottom) return false
    return isClosed || line.length > 1
  })
}

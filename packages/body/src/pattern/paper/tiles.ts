/** A sheet cut into pages of A4 that are glued together: each knows its row and column and what part of the sheet it shows. */
import type { Point } from '../pattern.ts'
import type { Sheet } from './drawn-sheet.ts'

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

function isDrawnOn({ strokes, labels }: Sheet, tile: Tile): boolean {
  const isWritten = labels.some(({ at: [x, y], lines }) => lines.some(Boolean) && isOn(tile, x, y))
  return isWritten || strokes.some(({ line, isClosed }) => crosses(line, isClosed, tile))
}

const isOn = ({ x: left, y: top, widthMm, heightMm }: Tile, x: number, y: number): boolean =>
  x >= left && x <= left + widthMm && y >= top && y <= top + heightMm

/** Whether a part of the line truly runs over the page; a box around it may reach where it does not. */
function crosses(line: Sheet['strokes'][number]['line'], isClosed: boolean, tile: Tile): boolean {
  const last = isClosed ? line.length : line.length - 1
  for (let k = 0; k < last; k++) {
    const [from, to] = [line[k], line[(k + 1) % line.length]]
    if (from && to && runsOver(from, to, tile)) return true
  }
  return false
}

/** Liang and Barsky: what of the way from one point to the other lies within the box. */
function runsOver([ax, ay]: Point, [bx, by]: Point, { x, y, widthMm, heightMm }: Tile): boolean {
  let [from, to] = [0, 1]
  const sides = [
    [ax - bx, ax - x],
    [bx - ax, x + widthMm - ax],
    [ay - by, ay - y],
    [by - ay, y + heightMm - ay],
  ] as const
  for (const [way, room] of sides) {
    if (way === 0 && room < 0) return false
    if (way < 0) from = Math.max(from, room / way)
    if (way > 0) to = Math.min(to, room / way)
  }
  return from <= to
}

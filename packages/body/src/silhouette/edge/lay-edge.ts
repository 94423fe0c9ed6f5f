import type { Mask } from '../../shapes.ts'
import { emptyPalette, fillPalette, likeness, type Palette } from './likeness.ts'
import type { Sheet } from './pixels.ts'
import { settled } from './settle.ts'

const half = 128
const far = 10_000
const slant = Math.SQRT2

/** By pixel how far inside the mask's edge it lies, in pixels; outside it is negative. */
function edgeDepth({ width, height, alpha }: Mask): Float32Array {
  const row = width + 2
  const padded: Padded = {
    isIn: new Uint8Array(row * (height + 2)),
    depth: new Float32Array(row * (height + 2)).fill(far),
  }
  const at = (x: number, y: number) => (y + 1) * row + x + 1
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) padded.isIn[at(x, y)] = (alpha[y * width + x] ?? 0) >= half ? 1 : 2
  for (let i = at(0, 0); i < at(width, height - 1); i++) nearest(padded, i, -1, -row)
  for (let i = at(width, height - 1) - 1; i >= at(0, 0); i--) nearest(padded, i, 1, row)
  const depth = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const found = (padded.depth[at(x, y)] ?? far) - 0.5
      depth[y * width + x] = padded.isIn[at(x, y)] === 1 ? found : -found
    }
  }
  return depth
}

/** With one row or column round it, which is neither in nor out. */
interface Padded {
  isIn: Uint8Array
  /** Steps, straight and slanting, to the next pixel of the other side. */
  depth: Float32Array
}

function nearest(padded: Padded, i: number, beside: number, over: number): void {
  const straight = Math.min(via(padded, i, i + beside), via(padded, i, i + over)) + 1
  const slanting = Math.min(via(padded, i, i + over + beside), via(padded, i, i + over - beside)) + slant
  padded.depth[i] = Math.min(padded.depth[i] ?? far, straight, slanting)
}

function via({ isIn, depth }: Padded, from: number, to: number): number {
  const side = isIn[to] ?? 0
  if (side === 0) return far
  return side === isIn[from] ? (depth[to] ?? far) : 0
}

export interface Way {
  /** Pixels to both sides of the mask's edge in which a new one is looked for. */
  reach: number
  /** Pixels of a square that has its own colours of person and room, and of how far round it these are taken from. */
  tile: number
  window: number
  /** How far colours of one thing lie apart, of 255. */
  colourSd: number
  /** What a colour that neither has counts as: a person's are known from their bones, a room has many. */
  unlike: { person: number; room: number }
  /** Colours say no more than this, in logarithms of odds; the model's own odds count so many times. */
  surest: number
  modelCounts: number
  /** Less sure by this with each pixel away from the bones. */
  fade: number
  turns: number
}

/** The mask anew, by pixel: 255 is surely person. Where the pose's bones are given, the person's colours are theirs. */
export function layEdge(sheet: Sheet, way: Way, outsideBones?: Float32Array): Uint8Array {
  const seen = { sheet, way, outsideBones, depth: edgeDepth(sheet) }
  const looked: Looked = { ...seen, isOpen: openPixels(seen) }
  const wanted = new Float32Array(sheet.alpha.length)
  for (let i = 0; i < wanted.length; i++) wanted[i] = (sheet.alpha[i] ?? 0) < 128 ? 0 : 1
  const [person, room] = [emptyPalette(), emptyPalette()]
  for (let y = 0; y < sheet.height; y += way.tile) {
    for (let x = 0; x < sheet.width; x += way.tile) {
      const tile = squareOf(looked, x, y, 0)
      if (!hasOpen(looked, tile)) continue
      takeColours(looked, { x, y, person, room })
      weighTile(looked, tile, { wanted, person, room })
    }
  }
  return settled(sheet, { isOpen: looked.isOpen, wanted, turns: way.turns })
}

interface Looked {
  sheet: Sheet
  way: Way
  outsideBones: Float32Array | undefined
  depth: Float32Array
  /** Where it is not yet said. */
  isOpen: Uint8Array
}

interface Square {
  left: number
  top: number
  right: number
  bottom: number
}

function openPixels({ sheet: { alpha }, way, outsideBones, depth }: Omit<Looked, 'isOpen'>): Uint8Array {
  return alpha.map((value, i) => {
    const isNear = Math.abs(depth[i] ?? 0) < way.reach
    if (!outsideBones || value < 128) return isNear ? 1 : 0
    return (outsideBones[i] ?? 0) >= 0 ? 1 : 0
  })
}

const squareOf = ({ sheet, way }: Looked, x: number, y: number, margin: number): Square => ({
  left: Math.max(0, x - margin),
  top: Math.max(0, y - margin),
  right: Math.min(sheet.width, x + way.tile + margin),
  bottom: Math.min(sheet.height, y + way.tile + margin),
})

function hasOpen({ sheet: { width }, isOpen }: Looked, { left, top, right, bottom }: Square): boolean {
  for (let y = top; y < bottom; y++)
    if (isOpen.subarray(y * width + left, y * width + right).includes(1)) return true
  return false
}

/** Fewer pixels than these tell no colours; the window then grows, twice at most. */
const few = 12
const growth = 1.6
const lists = { person: new Int32Array(40_000), room: new Int32Array(40_000) }

/** The colours of person and room round a square; both are left empty where one of them is not to be seen. */
function takeColours(looked: Looked, at: { x: number; y: number; person: Palette; room: Palette }): void {
  let margin = looked.way.window
  let counts = sureRound(looked, squareOf(looked, at.x, at.y, margin))
  for (let turn = 1; turn < 3 && Math.min(counts.person, counts.room) < few; turn++) {
    margin = Math.floor(margin * growth)
    counts = sureRound(looked, squareOf(looked, at.x, at.y, margin))
  }
  const isTold = Math.min(counts.person, counts.room) >= few
  fillPalette(at.person, looked.sheet, { list: lists.person, length: isTold ? counts.person : 0 })
  fillPalette(at.room, looked.sheet, { list: lists.room, length: isTold ? counts.room : 0 })
}

/** Lists every second pixel, of every second row, that is surely person or surely room. */
function sureRound(looked: Looked, square: Square): { person: number; room: number } {
  const { sheet, way, outsideBones, depth } = looked
  const counts = { person: 0, room: 0 }
  const deep = outsideBones ? 0 : Math.min(0.8 * way.reach, Math.max(2, deepest(looked, square) / 2))
  const away = outsideBones ? -way.reach / 4 : -0.8 * way.reach
  for (let y = square.top; y < square.bottom; y += 2) {
    for (let x = square.left; x < square.right; x += 2) {
      const i = y * sheet.width + x
      const inside = depth[i] ?? 0
      if (inside < away && counts.room < lists.room.length) lists.room[counts.room++] = i
      const isPerson = inside > deep && (outsideBones?.[i] ?? -1) < 0
      if (isPerson && counts.person < lists.person.length) lists.person[counts.person++] = i
    }
  }
  return counts
}

function deepest({ sheet: { width }, depth }: Looked, { left, top, right, bottom }: Square): number {
  let most = 0
  for (let y = top; y < bottom; y += 2)
    for (let x = left; x < right; x += 2) most = Math.max(most, depth[y * width + x] ?? 0)
  return most
}

/** How far from sure the model is taken to be at the least. */
const doubt = 0.04

function weighTile(
  { sheet, way, outsideBones, isOpen }: Looked,
  { left, top, right, bottom }: Square,
  { wanted, person, room }: { wanted: Float32Array; person: Palette; room: Palette },
): void {
  const surest = person.count === 0 ? 0 : way.surest
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const i = y * sheet.width + x
      if (isOpen[i] === 0) continue
      const forPerson = likeness(person, sheet, i, way.colourSd) + way.unlike.person
      const forRoom = likeness(room, sheet, i, way.colourSd) + way.unlike.room
      const told = Math.min(surest, Math.max(-surest, Math.log(forPerson / forRoom)))
      const model = Math.min(1 - doubt, Math.max(doubt, (sheet.alpha[i] ?? 0) / 255))
      const away = way.fade * Math.max(0, outsideBones?.[i] ?? 0)
      wanted[i] = 1 / (1 + Math.exp(away - told - way.modelCounts * Math.log(model / (1 - model))))
    }
  }
}

/** From the modules of a QR code to its words, by ISO/IEC 18004: format, mask, the way of the bits, blocks, segments. */
import { blocksOf } from './blocks.ts'
import { readSegments } from './segments.ts'

type Modules = readonly (readonly boolean[])[]

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_i, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
]

/** Undefined when these modules are no code at all: three corners are squares within squares. */
export function readModules(modules: Modules): string | undefined {
  const version = (modules.length - 17) / 4
  if (!hasCorners(modules)) return undefined
  const mask = masks[maskOf(modules)]
  const bits = [...wayOf(modules.length, version)].map(
    ([row, column]) => modules[row]?.[column] !== mask?.(row, column),
  )
  const codewords = Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((all, bit) => all * 2 + Number(bit), 0),
  )
  return readSegments(blocksOf(codewords, version), version)
}

function hasCorners(modules: Modules): boolean {
  const far = modules.length - 7
  return [
    [0, 0],
    [0, far],
    [far, 0],
  ].every(([top = 0, left = 0]) =>
    square.every((row, y) => row.every((isDark, x) => modules[top + y]?.[left + x] === isDark)),
  )
}

const square = Array.from({ length: 7 }, (_row, y) =>
  Array.from({ length: 7 }, (_column, x) => Math.max(Math.abs(y - 3), Math.abs(x - 3)) !== 2),
)

/** The format stands around the first corner, guarded by a code of its own: five bits, of which two name the level. */
function maskOf(modules: Modules): number {
  const places = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((column) => [8, column] as const),
    ...[7, 5, 4, 3, 2, 1, 0].map((row) => [row, 8] as const),
  ]
  const format =
    places.reduce((all, [row, column]) => all * 2 + Number(modules[row]?.[column]), 0) ^ 0b101010000010010
  let rest = format
  for (let bit = 14; bit >= 10; bit--) if (rest & (1 << bit)) rest ^= 0b10100110111 << (bit - 10)
  if (rest !== 0) throw new Error('the format of the code is damaged')
  if (format >> 13 !== 0b00) throw new Error('only error level M is read here')
  return (format >> 10) & 0b111
}

/** Two columns at a time from the right, up and down in turn; what belongs to the pattern itself is passed over. */
function* wayOf(count: number, version: number): Generator<readonly [row: number, column: number]> {
  const isPattern = patternOf(count, version)
  let goesUp = true
  for (let right = count - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < count; step++)
      for (const column of [right, right - 1]) {
        const row = goesUp ? count - 1 - step : step
        if (!isPattern(row, column)) yield [row, column]
      }
    goesUp = !goesUp
  }
}

function patternOf(count: number, version: number) {
  const far = count - 8
  const middles = alignmentOf(count, version)
  const isAligning = (row: number, column: number) =>
    middles.some((y) =>
      middles.some(
        (x) =>
          Math.abs(row - y) <= 2 &&
          Math.abs(column - x) <= 2 &&
          !(y === 6 && (x === 6 || x === count - 7)) &&
          !(x === 6 && y === count - 7),
      ),
    )
  const isCorner = (row: number, column: number) =>
    (row < 9 && (column < 9 || column >= far)) || (row >= far && column < 9)
  const isVersion = (row: number, column: number) =>
    version >= 7 && ((row < 6 && column >= count - 11) || (column < 6 && row >= count - 11))
  return (row: number, column: number) =>
    row === 6 || column === 6 || isCorner(row, column) || isVersion(row, column) || isAligning(row, column)
}

/** Where the small squares have their middles: first at 6, then evenly up to the last. */
function alignmentOf(count: number, version: number): number[] {
  if (version === 1) return []
  const many = Math.floor(version / 7) + 2
  const step = version === 32 ? 26 : Math.floor((version * 4 + many * 2 + 1) / (many * 2 - 2)) * 2
  return [6, ...Array.from({ length: many - 1 }, (_, at) => count - 7 - at * step)]
}

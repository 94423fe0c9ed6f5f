import type { Pixels } from './pixels.ts'

/** Neighbours of one colour are held together so much more than each is held to what it wants itself. */
const bond = 4
const colourSd = 12
/** Even across an edge of colours something is shared. */
const leastBond = 0.02

interface Unsettled {
  /** 1 where it is not yet said whether there is the person. */
  isOpen: Uint8Array
  /** By pixel, 0..1: whether it would be the person if it stood alone. */
  wanted: Float32Array
  turns: number
}

/** Open pixels agree with their neighbours of the same colour: by going to and fro over them, each between what it wants and they have. */
export function settled(picture: Pixels, { isOpen, wanted, turns }: Unsettled): Uint8Array {
  const { width, height } = picture
  const open = openInside(isOpen, width, height)
  const shares = wanted.slice()
  const [right, down] = [bonds(picture, open, 1), bonds(picture, open, width)]
  for (let turn = 0; turn < turns; turn++) {
    for (let k = 0; k < open.length; k++) {
      const i = open[turn % 2 === 0 ? k : open.length - 1 - k] ?? 0
      const before = right[i - 1] ?? 0
      const after = right[i] ?? 0
      const over = down[i - width] ?? 0
      const under = down[i] ?? 0
      const beside = before * (shares[i - 1] ?? 0) + after * (shares[i + 1] ?? 0)
      const above = over * (shares[i - width] ?? 0) + under * (shares[i + width] ?? 0)
      shares[i] = ((wanted[i] ?? 0) + beside + above) / (1 + before + after + over + under)
    }
  }
  return rounded(shares)
}

function rounded(shares: Float32Array): Uint8Array {
  const alpha = new Uint8Array(shares.length)
  for (let i = 0; i < alpha.length; i++) alpha[i] = 255 * (shares[i] ?? 0) + 0.5
  return alpha
}

/** Without the picture's own border, whose pixels have no neighbours on one side. */
function openInside(isOpen: Uint8Array, width: number, height: number): Int32Array {
  const found: number[] = []
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) if (isOpen[y * width + x] === 1) found.push(y * width + x)
  return Int32Array.from(found)
}

/** By pixel: how firmly it holds to the one `step` further. */
function bonds({ rgba, width, height }: Pixels, open: Int32Array, step: number): Float32Array {
  const found = new Float32Array(width * height)
  for (const i of open) {
    found[i] = bondOf(rgba, i, i + step)
    found[i - step] = bondOf(rgba, i - step, i)
  }
  return found
}

function bondOf(rgba: Pixels['rgba'], one: number, other: number): number {
  const red = (rgba[4 * one] ?? 0) - (rgba[4 * other] ?? 0)
  const green = (rgba[4 * one + 1] ?? 0) - (rgba[4 * other + 1] ?? 0)
  const blue = (rgba[4 * one + 2] ?? 0) - (rgba[4 * other + 2] ?? 0)
  const square = red * red + green * green + blue * blue
  return bond * Math.exp(-square / (2 * colourSd * colourSd)) + leastBond
}

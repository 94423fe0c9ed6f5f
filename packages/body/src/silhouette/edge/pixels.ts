import type { Mask } from '../../shapes.ts'

/** A picture's colours: red, green, blue and one to pass over, by pixel. */
export interface Pixels {
  width: number
  height: number
  rgba: Uint8Array | Uint8ClampedArray
}

/** A picture with the mask that lies on it, pixel by pixel. */
export type Sheet = Pixels & Mask

export function halved({ width, height, rgba, alpha }: Sheet): Sheet {
  const half = { width: width >> 1, height: height >> 1 }
  const small = {
    rgba: new Uint8Array(4 * half.width * half.height),
    alpha: new Uint8Array(half.width * half.height),
  }
  for (let y = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++) {
      const [from, to] = [2 * (y * width + x), y * half.width + x]
      small.alpha[to] = meanOfFour(alpha, from, 1, width)
      for (let k = 0; k < 3; k++) small.rgba[4 * to + k] = meanOfFour(rgba, 4 * from + k, 4, 4 * width)
    }
  }
  return { ...half, ...small }
}

const meanOfFour = (of: Pixels['rgba'], at: number, right: number, down: number) =>
  ((of[at] ?? 0) + (of[at + right] ?? 0) + (of[at + down] ?? 0) + (of[at + down + right] ?? 0) + 2) >> 2

/** The same mask in another size, softly. */
export function resized(mask: Mask, { width, height }: { width: number; height: number }): Uint8Array {
  if (mask.width === width && mask.height === height) return mask.alpha
  const [columns, rows] = [places(mask.width, width), places(mask.height, height)]
  const alpha = new Uint8Array(width * height)
  rows.forEach((row, y) => {
    const [upper, lower] = [row.before * mask.width, row.after * mask.width]
    columns.forEach(({ before, after, share }, x) => {
      const over = (mask.alpha[upper + before] ?? 0) * (1 - share) + (mask.alpha[upper + after] ?? 0) * share
      const under = (mask.alpha[lower + before] ?? 0) * (1 - share) + (mask.alpha[lower + after] ?? 0) * share
      alpha[y * width + x] = over * (1 - row.share) + under * row.share + 0.5
    })
  })
  return alpha
}

/** Between which two of the old places each of the new ones stands. */
function places(from: number, to: number) {
  return Array.from({ length: to }, (_, i) => {
    const at = Math.max(0, ((i + 0.5) * from) / to - 0.5)
    const before = Math.min(from - 1, Math.floor(at))
    return { before, after: Math.min(from - 1, before + 1), share: at - before }
  })
}

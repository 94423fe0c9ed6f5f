import sharp from 'sharp'
import { type Intake, intake } from '../images/intake.ts'

/** Letters of 5 × 7 stitches, a row of five bits each, from the top. */
const letters: Record<string, readonly number[]> = {
  A: [14, 17, 17, 31, 17, 17, 17],
  B: [30, 17, 17, 30, 17, 17, 30],
  C: [14, 17, 16, 16, 16, 17, 14],
  D: [30, 17, 17, 17, 17, 17, 30],
  F: [31, 16, 16, 30, 16, 16, 16],
  G: [14, 17, 16, 23, 17, 17, 15],
  H: [17, 17, 17, 31, 17, 17, 17],
  I: [14, 4, 4, 4, 4, 4, 14],
  J: [7, 2, 2, 2, 2, 18, 12],
  K: [17, 18, 20, 24, 20, 18, 17],
  M: [17, 27, 21, 21, 17, 17, 17],
  N: [17, 25, 21, 19, 17, 17, 17],
  P: [30, 17, 17, 30, 16, 16, 16],
  R: [30, 17, 17, 30, 20, 18, 17],
  S: [15, 16, 16, 14, 1, 1, 30],
  V: [17, 17, 17, 17, 17, 10, 4],
  Y: [17, 17, 10, 4, 4, 4, 4],
}
const cloths = [
  [120, 53, 68],
  [42, 87, 97],
  [146, 99, 48],
  [74, 84, 56],
] as const
const thread = [246, 238, 224] as const
const stitchPx = 30
const wide = 15
const high = 15

/** A picture of two letters in cross-stitch on cloth: a demo shows no faces. */
export async function monogram(initials: string, place: number): Promise<Intake> {
  const cloth = cloths[place % cloths.length] ?? cloths[0]
  const pixels = Buffer.alloc(wide * high * 3)
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++)
      pixels.set(isStitch(initials, { x, y }) ? thread : cloth, (y * wide + x) * 3)
  const image = sharp(pixels, { raw: { width: wide, height: high, channels: 3 } })
  const size = { width: wide * stitchPx, height: high * stitchPx, kernel: 'nearest' } as const
  return intake(await image.resize(size).png().toBuffer())
}

/** Two letters with a stitch between, in the middle of the cloth. */
function isStitch(initials: string, { x, y }: { x: number; y: number }): boolean {
  const at = x - 2
  const row = letters[initials[at < 6 ? 0 : 1] ?? '']?.[y - 4]
  const bit = at < 6 ? at : at - 6
  return row !== undefined && at >= 0 && bit < 5 && ((row >> (4 - bit)) & 1) === 1
}

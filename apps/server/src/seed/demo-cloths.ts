import sharp from 'sharp'
import { type Intake, intake } from '../images/intake.ts'

type Rgb = readonly [red: number, green: number, blue: number]
type Weave = (x: number, y: number) => Rgb

/** Every weave repeats within it, so that it goes on without a seam. */
const sidePx = 300
/** Of cloth, across the picture. */
export const demoClothWidthMm = 100

const shade = ([red, green, blue]: Rgb, by: number): Rgb => [red + by, green + by, blue + by]

/** A twill with a fine stripe every 17 mm. */
const pinstripe: Weave = (x, y) =>
  x % 50 < 2 ? [168, 176, 198] : shade([32, 40, 72], (x + y) % 6 < 3 ? 0 : 7)

/** Flowers of five petals in rows that stand between each other. */
const flowers: Weave = (x, y) => {
  const row = Math.floor(y / 50)
  const [fromX, fromY] = [((x + (row % 2) * 25) % 50) - 25, (y % 50) - 25]
  const [far, angle] = [Math.hypot(fromX, fromY), Math.atan2(fromX, -fromY)]
  if (far < 3) return [214, 164, 52]
  if (far < 11 + 3 * Math.cos(5 * angle)) return [176, 44, 96]
  return shade([242, 234, 216], (x + y) % 2 === 0 ? 0 : -4)
}

const weaves = {
  'Navy suiting, 58 inches': pinstripe,
  'Cotton lawn, printed': flowers,
} satisfies Record<string, Weave>

/** The demo's cloths that customers may see, as drawn photos, by the names of the stock. */
export const demoCloths = Object.entries(weaves).map(([name, weave]) => ({
  name,
  draw: (): Promise<Intake> => drawCloth(weave),
}))

async function drawCloth(weave: Weave): Promise<Intake> {
  const pixels = Buffer.alloc(sidePx * sidePx * 3)
  for (let y = 0; y < sidePx; y++)
    for (let x = 0; x < sidePx; x++) pixels.set(weave(x, y), (y * sidePx + x) * 3)
  const raw = { width: sidePx, height: sidePx, channels: 3 } as const
  return intake(await sharp(pixels, { raw }).png().toBuffer())
}

/** Pictures of woven and printed cloth that nobody wove, each by its number; and the same cloth photographed again. */
import sharp from 'sharp'

const edge = 320

/** Numbers from 0 to 1, the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 4294967296
  }
}

type Colour = readonly [number, number, number]
type Weave = (x: number, y: number) => number

const weaves: readonly ((random: () => number) => Weave)[] = [
  () => () => 0,
  (random) => {
    const step = 10 + random() * 50
    const share = 0.25 + random() * 0.5
    return (x) => ((x / step) % 1 < share ? 1 : 0)
  },
  (random) => {
    const step = 16 + random() * 50
    return (x, y) => Number((x / step) % 1 < 0.5) + Number((y / step) % 1 < 0.5)
  },
  (random) => {
    const step = 22 + random() * 44
    const size = step * (0.18 + random() * 0.2)
    return (x, y) => {
      const row = Math.floor(y / step)
      const [dx, dy] = [((x + (row % 2) * step * 0.5) % step) - step / 2, (y % step) - step / 2]
      return dx * dx + dy * dy < size * size ? 1 + (row % 2) : 0
    }
  },
  (random) => {
    const step = 20 + random() * 40
    return (x, y) => Math.floor((y + Math.abs((x % step) - step / 2)) / (step * 0.4)) % 3
  },
  (random) => {
    const buds = Array.from({ length: 40 }, () => [
      random() * edge,
      random() * edge,
      12 + random() * 26,
      random() * 6.3,
    ])
    return (x, y) => {
      for (const [left = 0, top = 0, size = 1, turn = 0] of buds) {
        const [dx, dy] = [x - left, y - top]
        const far = Math.hypot(dx, dy)
        if (far < size * (0.6 + 0.4 * Math.cos(5 * Math.atan2(dy, dx) + turn)))
          return far < size * 0.3 ? 2 : 1
      }
      return 0
    }
  },
  (random) => {
    const border = edge * (0.55 + random() * 0.3)
    const step = 14 + random() * 24
    return (x, y) => (y < border ? 0 : y > border + 60 ? 1 : Math.floor((x + (y % step)) / step) % 2 ? 2 : 1)
  },
]

/** What cloth is usually dyed: one shop has many pieces of much the same colours. */
const dyes: readonly Colour[] = [
  [245, 243, 236],
  [28, 30, 38],
  [22, 42, 92],
  [128, 20, 36],
  [196, 30, 58],
  [212, 160, 40],
  [16, 84, 62],
  [120, 126, 132],
  [196, 170, 130],
  [214, 120, 150],
  [70, 130, 180],
  [92, 58, 36],
]

/** A dye as this bath gave it, a little off. */
function dyed(random: () => number): Colour {
  const [red, green, blue] = dyes[Math.floor(random() * dyes.length)] ?? [128, 128, 128]
  const off = () => (random() - 0.5) * 24
  return [red + off(), green + off(), blue + off()]
}

export interface Cloth {
  data: Buffer
  raw: { width: number; height: number; channels: 3 }
}

/** Cloth number so and so. */
export function aFabric(number: number): Cloth {
  const random = seeded(number + 1)
  for (let warm = 0; warm < 8; warm++) random()
  const weave = weaves[Math.floor(random() * weaves.length)]?.(random) ?? (() => 0)
  const colours = Array.from({ length: 3 }, () => dyed(random))
  const thread = 1.5 + random() * 4
  const coarse = 0.04 + random() * 0.12
  const data = Buffer.alloc(edge * edge * 3)
  for (let y = 0; y < edge; y++)
    for (let x = 0; x < edge; x++) {
      const colour = colours[weave(x, y)] ?? [0, 0, 0]
      const woven = 1 + coarse * (Math.sin(x / thread) * Math.sin(y / thread) + (random() - 0.5))
      for (let part = 0; part < 3; part++)
        data[(y * edge + x) * 3 + part] = Math.max(0, Math.min(255, (colour[part] ?? 0) * woven + 6))
    }
  return { data, raw: { width: edge, height: edge, channels: 3 } }
}

export const retakings = ['cropped', 'turned', 'relit', 'all'] as const
export type Retaking = (typeof retakings)[number]

const png = ({ data, raw }: Cloth) => sharp(data, { raw }).png().toBuffer()
export const asStored = async (cloth: Cloth) =>
  sharp(await png(cloth))
    .webp({ quality: 82 })
    .toBuffer()

/** The same picture taken again: nearer, askew or upside down, in other light, by a camera with a little noise. */
export async function takenAgain(picture: Uint8Array, how: Retaking, seed: number): Promise<Buffer> {
  const random = seeded(seed * 7 + retakings.indexOf(how) + 3)
  for (let warm = 0; warm < 8; warm++) random()
  let bytes: Buffer = Buffer.from(picture)
  if (how === 'turned' || how === 'all') bytes = await turned(bytes, random)
  if (how === 'cropped' || how === 'all') bytes = await cropped(bytes, 0.6 + random() * 0.3, random)
  if (how === 'relit' || how === 'all') bytes = await relit(bytes, random)
  return sharp(bytes).jpeg({ quality: 75 }).toBuffer()
}

async function turned(bytes: Buffer, random: () => number): Promise<Buffer> {
  const quarter = Math.floor(random() * 4) * 90
  const askew = quarter + (random() - 0.5) * 40
  const whole = await sharp(bytes).rotate(askew, { background: '#000' }).png().toBuffer()
  const { width } = await sharp(bytes).metadata()
  // The corners that turning left empty are outside the frame.
  const { width: wide, height: high } = await sharp(whole).metadata()
  const inner = Math.floor(width * 0.68)
  return sharp(whole)
    .extract({ left: (wide - inner) >> 1, top: (high - inner) >> 1, width: inner, height: inner })
    .png()
    .toBuffer()
}

async function cropped(bytes: Buffer, share: number, random: () => number): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata()
  const [across, down] = [Math.floor(width * share), Math.floor(height * share)]
  const [left, top] = [Math.floor(random() * (width - across)), Math.floor(random() * (height - down))]
  return sharp(bytes).extract({ left, top, width: across, height: down }).png().toBuffer()
}

/** Half as bright to a third brighter, warmer or cooler by a tenth, flatter or harder. */
async function relit(bytes: Buffer, random: () => number): Promise<Buffer> {
  const bright = 0.55 + random() * 0.8
  const warm = (random() - 0.5) * 0.2
  return sharp(bytes)
    .removeAlpha()
    .linear([bright * (1 + warm), bright, bright * (1 - warm)], [0, 0, 0])
    .gamma(1 + random() * 0.5, 1.2)
    .png()
    .toBuffer()
}

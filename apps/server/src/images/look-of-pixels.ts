/**
 * How a picture of cloth looks, as one list of numbers: its colours and its texture, counted so that neither the frame, nor how it is
 * turned, nor the light changes much. Two looks are compared by adding up products, so the shop's photos are searched
 * exactly. Plain arithmetic: no model, nothing learnt from anybody's pictures.
 */

export interface Pixels {
  /** Red, green, blue, a byte each. */
  data: Uint8Array
  width: number
  height: number
}

/** Today's way of counting; looks of another are not compared. */
export const lookMethod = 1

/** How much each part says; tried on woven patterns of a fixed seed (docs/measurements.md). */
const parts = [
  { weight: 0.42, count: chromaCounts },
  { weight: 0.2, count: neighbourCounts },
  { weight: 0.2, count: textureCounts },
  { weight: 0.1, count: directionCounts },
  { weight: 0.08, count: contrastCounts },
]

/** Of length one; the product of two is 1 for the same picture and 0 for two that share nothing. */
export function lookOfPixels(pixels: Pixels): Float32Array {
  const light = lightOf(pixels)
  const colours = coloursOf(pixels, light)
  const picture = { ...pixels, light, colours }
  return Float32Array.from(
    parts.flatMap(({ weight, count }) => {
      const counts = count(picture)
      const all = counts.reduce((sum, each) => sum + each, 0) || 1
      return counts.map((each) => Math.sqrt((weight * each) / all))
    }),
  )
}

interface Picture extends Pixels {
  /** The logarithm of the light of each pixel, so that a brighter lamp only adds. */
  light: Float32Array
  /** The colour of each pixel, whatever its light. */
  colours: { x: Float32Array; y: Float32Array; bin: Uint8Array }
}

const at = (list: ArrayLike<number>, index: number) => list[index] ?? 0

function lightOf({ data, width, height }: Pixels): Float32Array {
  return Float32Array.from({ length: width * height }, (_, pixel) =>
    Math.log(8 + 0.3 * at(data, 3 * pixel) + 0.59 * at(data, 3 * pixel + 1) + 0.11 * at(data, 3 * pixel + 2)),
  )
}

const sides = 12
/** Ratios of red and blue to green beyond it are all "very". */
const widestRatio = 1.5

/** Where red and blue stand to green: the same in bright light and in the shade. */
function coloursOf({ data, width, height }: Pixels, light: Float32Array): Picture['colours'] {
  const length = width * height
  const colours = { x: new Float32Array(length), y: new Float32Array(length), bin: new Uint8Array(length) }
  const middle = middleOf(light)
  for (let pixel = 0; pixel < length; pixel++) {
    const green = Math.log(12 + at(data, 3 * pixel + 1))
    const x = scaled(Math.log(12 + at(data, 3 * pixel)) - green)
    const y = scaled(Math.log(12 + at(data, 3 * pixel + 2)) - green)
    colours.x[pixel] = x
    colours.y[pixel] = y
    const isLight = at(light, pixel) > middle ? 1 : 0
    colours.bin[pixel] = 2 * (coarse(x) * 4 + coarse(y)) + isLight
  }
  return colours
}

/** To 0 … sides − 1; what is nearly grey has more room. */
const scaled = (ratio: number) => ((Math.tanh((1.6 * ratio) / widestRatio) + 1) / 2) * (sides - 1)
const coarse = (place: number) => Math.min(3, Math.floor((place / (sides - 1)) * 4))

const middleOf = (light: Float32Array) => light.reduce((sum, each) => sum + each, 0) / light.length

/** How much of each colour there is; each pixel counts for the four nearest places. */
function chromaCounts({ colours, light }: Picture): number[] {
  const counts = new Float64Array(sides * sides)
  for (let pixel = 0; pixel < light.length; pixel++) {
    const [x, y] = [at(colours.x, pixel), at(colours.y, pixel)]
    const [left, top] = [Math.min(sides - 2, Math.floor(x)), Math.min(sides - 2, Math.floor(y))]
    const [dx, dy] = [x - left, y - top]
    const place = left * sides + top
    counts[place] = at(counts, place) + (1 - dx) * (1 - dy)
    counts[place + 1] = at(counts, place + 1) + (1 - dx) * dy
    counts[place + sides] = at(counts, place + sides) + dx * (1 - dy)
    counts[place + sides + 1] = at(counts, place + sides + 1) + dx * dy
  }
  return [...counts]
}

const bins = 32
const distances = [3, 8, 18]

/** Which colours lie beside which, near and farther: what tells stripes from checks of the same two colours. */
function neighbourCounts({ colours: { bin }, width, height }: Picture): number[] {
  return distances.flatMap((distance) => {
    const same = new Float64Array(bins)
    const other = new Float64Array(bins)
    for (let y = 0; y + distance < height; y += 2)
      for (let x = 0; x + distance < width; x += 2) {
        const own = at(bin, y * width + x)
        for (const beside of [y * width + x + distance, (y + distance) * width + x]) {
          const counts = at(bin, beside) === own ? same : other
          counts[own] = at(counts, own) + 1
        }
      }
    return [...same, ...other]
  })
}

const rings = [1, 2, 4, 7]
const around = Array.from({ length: 8 }, (_, place) => [
  Math.cos((place * Math.PI) / 4),
  Math.sin((place * Math.PI) / 4),
])

/** Of the eight points around, as bits: how many are lighter, where they lie together; 9 where they do not. */
const kinds = Uint8Array.from({ length: 256 }, (_, lighter) => {
  const bits = Array.from({ length: 8 }, (_, place) => (lighter >> place) & 1)
  const turns = bits.filter((bit, place) => bit !== bits[(place + 7) % 8]).length
  return turns <= 2 ? bits.filter(Boolean).length : 9
})

/** Whether each point is an edge, a spot, a corner (local binary patterns, turned alike), at four sizes. */
function textureCounts({ light, width, height }: Picture): number[] {
  return rings.flatMap((radius) => {
    const counts = new Float64Array(10)
    const steps = around.map(([x = 0, y = 0]) => Math.round(y * radius) * width + Math.round(x * radius))
    for (let y = radius; y + radius < height; y++)
      for (let x = radius; x + radius < width; x++) {
        const pixel = y * width + x
        // What is hardly lighter is the noise of the camera.
        const least = at(light, pixel) + 0.03
        let lighter = 0
        for (let place = 0; place < 8; place++)
          if (at(light, pixel + at(steps, place)) > least) lighter |= 1 << place
        const kind = at(kinds, lighter)
        counts[kind] = at(counts, kind) + 1
      }
    return [...counts]
  })
}

const directions = 24

/** How strongly edges keep to few directions; the strength of each rhythm of them is the same however the cloth is turned. */
function directionCounts({ light, width, height }: Picture): number[] {
  const edges = new Float64Array(directions)
  for (let y = 1; y + 1 < height; y++)
    for (let x = 1; x + 1 < width; x++) {
      const pixel = y * width + x
      const dx = at(light, pixel + 1) - at(light, pixel - 1)
      const dy = at(light, pixel + width) - at(light, pixel - width)
      const turn = (Math.atan2(dy, dx) / Math.PI + 1) % 1
      const place = Math.floor(turn * directions) % directions
      edges[place] = at(edges, place) + Math.hypot(dx, dy)
    }
  const all = edges.reduce((sum, each) => sum + each, 0) || 1
  return [1, 2, 3, 4, 6, 8].flatMap((rhythm) => {
    let [across, up] = [0, 0]
    for (let place = 0; place < directions; place++) {
      const angle = (2 * Math.PI * rhythm * place) / directions
      across += at(edges, place) * Math.cos(angle)
      up += at(edges, place) * Math.sin(angle)
    }
    const strength = Math.hypot(across, up) / all
    return [strength, 1 - strength]
  })
}

/** How the light is spread about its middle, by its own width. */
function contrastCounts({ light }: Picture): number[] {
  const counts = new Float64Array(10)
  const middle = middleOf(light)
  const width = Math.sqrt(light.reduce((sum, each) => sum + (each - middle) ** 2, 0) / light.length) + 0.02
  for (const each of light) {
    const place = Math.max(0, Math.min(9, Math.floor(((each - middle) / width) * 2 + 5)))
    counts[place] = at(counts, place) + 1
  }
  // The width itself, in steps: plain cloth beside strong patterns.
  const wide = Math.min(7, Math.floor(width * 10))
  return [...counts, ...Array.from({ length: 8 }, (_, step) => (step === wide ? light.length / 3 : 0))]
}

/**
 * Draws a body as a camera would see it: a pinhole with its height, turn, tilt and roll, skin and clothes in any colour. The
 * outline is what counts; twice the size is drawn and halved, so that edges are as soft as a picture's.
 */
import type { BodyGenerator, Point, Vertices } from './body-generator.ts'

export interface Camera {
  /** Decimetres from the middle of the body, and over the floor. */
  distance: number
  height: number
  /** Degrees: the person turned, the phone nodding and leaning. */
  yaw: number
  pitch: number
  roll: number
  /** How much of the picture's height the person fills. */
  fill: number
}

export type Colour = readonly [red: number, green: number, blue: number]

export interface Clothes {
  skin: Colour
  top: Colour
  legs: Colour
  hair: Colour
  hasSleeves: boolean
  hasLongLegs: boolean
}

/** Red, green, blue and how much of the pixel is the body, 0..255 each. */
export interface Drawn {
  width: number
  height: number
  rgba: Uint8Array
}

export type Part = 'skin' | 'top' | 'legs' | 'hair'

export function render(
  generator: BodyGenerator,
  body: Vertices,
  look: { view: 'front' | 'side'; camera: Camera; clothes: Clothes; width: number; height: number },
): Drawn {
  const { width, height } = look
  const big = { width: 2 * width, height: 2 * height }
  const seen = project(generator, body, { ...look, ...big })
  const parts = partsOf(generator, body, look.clothes)
  const drawn = new Uint8Array(big.width * big.height * 4)
  const depth = new Float32Array(big.width * big.height).fill(Number.POSITIVE_INFINITY)
  for (const [a, b, c] of generator.tri) {
    const shades = [seen.shade[a] ?? 0, seen.shade[b] ?? 0, seen.shade[c] ?? 0] as const
    const colour = look.clothes[parts[a] ?? 'skin']
    fill(
      { drawn, depth, ...big },
      [at(seen.points, a), at(seen.points, b), at(seen.points, c)],
      shades,
      colour,
    )
  }
  return halved(drawn, big)
}

const at = (points: Float64Array, index: number): Point => [
  points[3 * index] ?? 0,
  points[3 * index + 1] ?? 0,
  points[3 * index + 2] ?? 0,
]

function project(
  generator: BodyGenerator,
  body: Vertices,
  { view, camera, width, height }: { view: string; camera: Camera; width: number; height: number },
) {
  const [low, top] = span(generator, body)
  const turn = ((view === 'side' ? 90 : 0) + camera.yaw) * (Math.PI / 180)
  const [nod, lean] = [camera.pitch * (Math.PI / 180), camera.roll * (Math.PI / 180)]
  const focus = ((height * camera.fill) / (top - low)) * camera.distance
  const eye = low + camera.height
  // A phone held low or high is not aimed at the middle; its picture is moved so that the person stays inside.
  const middle = (focus * ((low + top) / 2 - eye)) / camera.distance - focus * Math.tan(nod)
  const points = new Float64Array(generator.NB * 3)
  const shade = new Float64Array(generator.NB)
  const normals = normalsOf(generator, body)
  for (let i = 0; i < generator.NB; i++) {
    const [x, y, z] = at(body, i)
    const [across, out] = [Math.cos(turn) * x - Math.sin(turn) * z, Math.sin(turn) * x + Math.cos(turn) * z]
    const [ahead, up] = [camera.distance - out, y - eye]
    const far = Math.cos(nod) * ahead + Math.sin(nod) * up
    const rise = Math.cos(nod) * up - Math.sin(nod) * ahead
    const [px, py] = [(focus * across) / far, (focus * rise) / far - middle]
    points[3 * i] = width / 2 + Math.cos(lean) * px - Math.sin(lean) * py
    points[3 * i + 1] = height / 2 - (Math.sin(lean) * px + Math.cos(lean) * py)
    points[3 * i + 2] = far
    const [nx, ny, nz] = at(normals, i)
    const lit = (Math.cos(turn) * nx - Math.sin(turn) * nz) * 0.37 + ny * 0.56
    shade[i] = 0.45 + 0.55 * Math.max(0, lit + (Math.sin(turn) * nx + Math.cos(turn) * nz) * 0.74)
  }
  return { points, shade }
}

export function span(generator: BodyGenerator, body: Vertices): [low: number, top: number] {
  let [low, top] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let i = 0; i < generator.NB; i++) {
    const y = body[3 * i + 1] ?? 0
    low = Math.min(low, y)
    top = Math.max(top, y)
  }
  return [low, top]
}

export function normalsOf(generator: BodyGenerator, body: Vertices): Float64Array {
  const normals = new Float64Array(generator.NB * 3)
  for (const t of generator.tri) {
    const [a, b, c] = [at(body, t[0]), at(body, t[1]), at(body, t[2])]
    const [u, v] = [
      [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const,
      [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const,
    ]
    const normal = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
    for (const i of t)
      for (let k = 0; k < 3; k++) normals[3 * i + k] = (normals[3 * i + k] ?? 0) + (normal[k] ?? 0)
  }
  for (let i = 0; i < generator.NB; i++) {
    const length = Math.hypot(...at(normals, i)) || 1
    for (let k = 0; k < 3; k++) normals[3 * i + k] = (normals[3 * i + k] ?? 0) / length
  }
  return normals
}

export function partsOf({ W, NB, J }: BodyGenerator, body: Vertices, clothes: Clothes): Part[] {
  const of = (name: string, i: number) => W[name]?.[i] ?? 0
  const crown = J(body, 'head')[1] + 0.9
  return Array.from({ length: NB }, (_, i) => {
    const arm = of('armL', i) + of('armR', i)
    const leg = of('legL', i) + of('legR', i)
    if (of('head', i) > 0.5) return (body[3 * i + 1] ?? 0) > crown ? 'hair' : 'skin'
    if (of('neck', i) > 0.5 || of('footL', i) + of('footR', i) > 0.5) return 'skin'
    if (of('foreL', i) + of('foreR', i) > 0.3) return 'skin'
    if (arm > 0.5) return clothes.hasSleeves ? 'top' : 'skin'
    if (of('shinL', i) + of('shinR', i) > 0.3) return clothes.hasLongLegs ? 'legs' : 'skin'
    return leg > 0.4 ? 'legs' : 'top'
  })
}

interface Sheet {
  drawn: Uint8Array
  depth: Float32Array
  width: number
  height: number
}

function fill(sheet: Sheet, [a, b, c]: readonly [Point, Point, Point], shades: Point, colour: Colour): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
  if (Math.abs(area) < 1e-9) return
  const { width, height, drawn, depth } = sheet
  const [left, right] = [Math.max(0, Math.floor(Math.min(a[0], b[0], c[0]))), Math.max(a[0], b[0], c[0])]
  const [top, bottom] = [Math.max(0, Math.floor(Math.min(a[1], b[1], c[1]))), Math.max(a[1], b[1], c[1])]
  for (let y = top; y <= bottom && y < height; y++) {
    for (let x = left; x <= right && x < width; x++) {
      const wa = ((b[0] - x) * (c[1] - y) - (c[0] - x) * (b[1] - y)) / area
      const wb = ((c[0] - x) * (a[1] - y) - (a[0] - x) * (c[1] - y)) / area
      const wc = 1 - wa - wb
      if (wa < -1e-6 || wb < -1e-6 || wc < -1e-6) continue
      const far = wa * a[2] + wb * b[2] + wc * c[2]
      const pixel = y * width + x
      if (far >= (depth[pixel] ?? 0)) continue
      depth[pixel] = far
      const shade = wa * shades[0] + wb * shades[1] + wc * shades[2]
      for (let k = 0; k < 3; k++) drawn[4 * pixel + k] = Math.min(255, (colour[k] ?? 0) * shade)
      drawn[4 * pixel + 3] = 255
    }
  }
}

function halved(drawn: Uint8Array, big: { width: number; height: number }): Drawn {
  const [width, height] = [big.width / 2, big.height / 2]
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const corners = [0, 1, big.width, big.width + 1].map((step) => 4 * (2 * y * big.width + 2 * x + step))
      const solid = corners.filter((corner) => (drawn[corner + 3] ?? 0) > 0)
      for (let k = 0; k < 3; k++) {
        const sum = solid.reduce((total, corner) => total + (drawn[corner + k] ?? 0), 0)
        rgba[4 * (y * width + x) + k] = solid.length > 0 ? sum / solid.length : 0
      }
      rgba[4 * (y * width + x) + 3] = (255 * solid.length) / 4
    }
  }
  return { width, height, rgba }
}

/** Extended position-based dynamics on plain arrays: lengths, seams, skin. Millimetres and seconds. */
export interface Links {
  a: Int32Array
  b: Int32Array
  rest: Float32Array
  /** How soft: 0 keeps its length, more gives way. */
  compliance: Float32Array
}

export interface Solving {
  xyz: Float32Array
  before: Float32Array
  speed: Float32Array
  links: Links
  /** Vertices sewn together, two at a time. */
  seams: Int32Array
  /** Lifts vertex v out of the body; tells by how much, 0 where it did not touch. */
  touch: (xyz: Float32Array, v: number) => number
  held: Held
}

/** Vertices a band holds up, and the height each is held at. */
export interface Held {
  at: Int32Array
  heights: Float32Array
  /** Of a band that may lie lower in front than behind, or higher: by so much a mm forwards of its middle. */
  tilt?: { middle: number; slope: number }
}

export interface Moment {
  dt: number
  gravity: number
  /** The two sides of a seam come nearer by this share of what is between them. */
  openShare: number
  /** This share of the speed is lost. */
  drag: number
  /** Of cloth on skin, by how hard it is pressed. */
  friction: number
}

const fastestMmPerSecond = 3000

/** One small step: fall, keep lengths, draw seams together, stay outside the body. */
export function step(cloth: Solving, moment: Moment): void {
  fall(cloth, moment)
  keepLengths(cloth, moment)
  drawSeams(cloth, moment)
  keepOut(cloth, moment)
  drawSeams(cloth, moment)
  holdUp(cloth)
  const { xyz, before, speed } = cloth
  const perSecond = 1 / moment.dt
  // The arrays are as long as one another, here and below.
  for (let n = 0; n < xyz.length; n++) speed[n] = ((xyz[n] as number) - (before[n] as number)) * perSecond
}

function fall({ xyz, before, speed }: Solving, { dt, gravity, drag }: Moment): void {
  before.set(xyz)
  const furthest = fastestMmPerSecond * dt
  for (let n = 0; n < xyz.length; n++) {
    const v = (speed[n] as number) * (1 - drag) - (n % 3 === 1 ? gravity * dt : 0)
    xyz[n] = (xyz[n] as number) + Math.max(-furthest, Math.min(furthest, v * dt))
  }
}

function keepLengths({ xyz, links: { a, b, rest, compliance } }: Solving, { dt }: Moment): void {
  const perStep = 1 / (dt * dt)
  for (let k = 0; k < rest.length; k++) {
    const i = 3 * (a[k] as number)
    const j = 3 * (b[k] as number)
    const dx = (xyz[j] as number) - (xyz[i] as number)
    const dy = (xyz[j + 1] as number) - (xyz[i + 1] as number)
    const dz = (xyz[j + 2] as number) - (xyz[i + 2] as number)
    const long = Math.sqrt(dx * dx + dy * dy + dz * dz)
    if (long < 1e-6) continue
    const share = (long - (rest[k] as number)) / ((2 + (compliance[k] as number) * perStep) * long)
    xyz[i] = (xyz[i] as number) + share * dx
    xyz[i + 1] = (xyz[i + 1] as number) + share * dy
    xyz[i + 2] = (xyz[i + 2] as number) + share * dz
    xyz[j] = (xyz[j] as number) - share * dx
    xyz[j + 1] = (xyz[j + 1] as number) - share * dy
    xyz[j + 2] = (xyz[j + 2] as number) - share * dz
  }
}

function drawSeams({ xyz, seams }: Solving, { openShare }: Moment): void {
  for (let k = 0; k < seams.length; k += 2) {
    const [i, j] = [3 * (seams[k] ?? 0), 3 * (seams[k + 1] ?? 0)]
    for (let c = 0; c < 3; c++) {
      const half = (openShare * ((xyz[j + c] ?? 0) - (xyz[i + c] ?? 0))) / 2
      xyz[i + c] = (xyz[i + c] ?? 0) + half
      xyz[j + c] = (xyz[j + c] ?? 0) - half
    }
  }
}

/** A band that may tilt gives way to what pulls more in front than behind, until nothing does. */
function holdUp({ xyz, held: { at, heights, tilt } }: Solving): void {
  let [turn, most] = [0, 1]
  for (let k = 0; k < at.length; k++) {
    const n = 3 * (at[k] as number)
    const forwards = tilt ? (xyz[n + 2] as number) - tilt.middle : 0
    const held = (heights[k] as number) + forwards * (tilt?.slope ?? 0)
    turn += forwards * ((xyz[n + 1] as number) - held)
    most += forwards * forwards
    xyz[n + 1] = held
  }
  if (tilt)
    tilt.slope = Math.max(-steepestTilt, Math.min(steepestTilt, tilt.slope + (tiltShare * turn) / most))
}
const [steepestTilt, tiltShare] = [0.2, 0.5]

/** What is pressed on the skin stays where it lies, or slides as much slower as it is pressed (Coulomb). */
function keepOut({ xyz, before, touch }: Solving, { friction }: Moment): void {
  for (let v = 0, n = 0; n < xyz.length; v++, n += 3) {
    const x = xyz[n] as number
    const y = xyz[n + 1] as number
    const z = xyz[n + 2] as number
    const depth = touch(xyz, v)
    if (depth === 0) continue
    const dx = (xyz[n] as number) - (before[n] as number)
    const dy = (xyz[n + 1] as number) - (before[n + 1] as number)
    const dz = (xyz[n + 2] as number) - (before[n + 2] as number)
    const nx = ((xyz[n] as number) - x) / depth
    const ny = ((xyz[n + 1] as number) - y) / depth
    const nz = ((xyz[n + 2] as number) - z) / depth
    const away = dx * nx + dy * ny + dz * nz
    const along = Math.sqrt(Math.max(0, dx * dx + dy * dy + dz * dz - away * away))
    const held = Math.min(1, (friction * depth) / Math.max(1e-9, along))
    xyz[n] = (xyz[n] as number) - held * (dx - away * nx)
    xyz[n + 1] = (xyz[n + 1] as number) - held * (dy - away * ny)
    xyz[n + 2] = (xyz[n + 2] as number) - held * (dz - away * nz)
    touch(xyz, v)
  }
}

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
  /** Lifts vertex v out of the body; true when it touched. */
  touch: (xyz: Float32Array, v: number) => boolean
}

const friction = 0.55
const fastestMmPerSecond = 3000

/** One small step: fall, draw seams to `openMm`, keep lengths, stay outside the body. */
export function step(
  cloth: Solving,
  { dt, gravity, openShare, drag }: { dt: number; gravity: number; openShare: number; drag: number },
): void {
  const { xyz, before, speed } = cloth
  before.set(xyz)
  for (let n = 0; n < xyz.length; n += 3) {
    for (let c = 0; c < 3; c++) speed[n + c] = (speed[n + c] ?? 0) * (1 - drag)
    speed[n + 1] = (speed[n + 1] ?? 0) - gravity * dt
    for (let c = 0; c < 3; c++) {
      const v = Math.max(-fastestMmPerSecond, Math.min(fastestMmPerSecond, speed[n + c] ?? 0))
      xyz[n + c] = (xyz[n + c] ?? 0) + v * dt
    }
  }
  keepLengths(cloth, dt)
  drawSeams(cloth, openShare)
  keepOut(cloth)
  for (let n = 0; n < xyz.length; n++) speed[n] = ((xyz[n] ?? 0) - (before[n] ?? 0)) / dt
}

function keepLengths({ xyz, links: { a, b, rest, compliance } }: Solving, dt: number): void {
  const perStep = 1 / (dt * dt)
  for (let k = 0; k < rest.length; k++) {
    // The arrays are as long as one another.
    const [i, j] = [3 * (a[k] as number), 3 * (b[k] as number)]
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

/** Each pair goes this share of the way to one another. */
function drawSeams({ xyz, seams }: Solving, share: number): void {
  for (let k = 0; k < seams.length; k += 2) {
    const [i, j] = [3 * (seams[k] ?? 0), 3 * (seams[k + 1] ?? 0)]
    for (let c = 0; c < 3; c++) {
      const half = (share * ((xyz[j + c] ?? 0) - (xyz[i + c] ?? 0))) / 2
      xyz[i + c] = (xyz[i + c] ?? 0) + half
      xyz[j + c] = (xyz[j + c] ?? 0) - half
    }
  }
}

/** What touches the skin slides with friction. */
function keepOut({ xyz, before, touch }: Solving): void {
  for (let v = 0; v < xyz.length / 3; v++) {
    if (!touch(xyz, v)) continue
    for (let c = 0; c < 3; c++) {
      const n = 3 * v + c
      xyz[n] = (xyz[n] ?? 0) - friction * ((xyz[n] ?? 0) - (before[n] ?? 0)) * (c === 1 ? 1 : 0.4)
    }
    touch(xyz, v)
  }
}

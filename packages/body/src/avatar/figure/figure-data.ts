/**
 * The shape space of people: a skin with face, hands and feet, learnt from generated bodies by tools/body-training/figure.mts
 * out of the CC0 human mesh of MakeHuman. Half a body is kept, the other half is its mirror.
 */
import stored from './figure.json' with { type: 'json' }

export const jointNames = [
  'root',
  'elbow',
  'wrist',
  'fingertip',
  'hip',
  'knee',
  'foot',
  'neck',
  'throat',
  'head',
] as const
export type Joint = (typeof jointNames)[number]
export const markNames = ['bust', 'navel', 'crotch', 'nape', 'armpit', 'acromion'] as const
export type Mark = (typeof markNames)[number]
export const weightNames = ['arm', 'shoulder', 'head'] as const
export type Weight = (typeof weightNames)[number]

/** Sizes that tell the shape, as ln(size / height). */
export const toldBy = [
  'neck',
  'chest',
  'waist',
  'hips',
  'bicep',
  'forearm',
  'wrist',
  'thigh',
  'knee',
  'calf',
  'ankle',
  'shoulder_width',
  'sleeve_length',
  'inseam',
  'outseam',
] as const

export interface StoredFigure {
  vertices: number
  /** The first so many lie on the middle of the body. */
  middles: number
  quads: string
  meanStep: number
  mean: string
  steps: number[]
  components: string
  weights: Record<Weight, string>
  marks: Record<Mark, number>
  /** Scores of the components from [1, maleness, told sizes]: by size its mean and spread, by component a row. */
  sizes: { mean: number[]; sd: number[]; rows: number[][] }
}

export interface Figure {
  vertices: number
  middles: number
  /** Vertices and, after them, joints: three numbers each, for a body one high. */
  mean: Float32Array
  components: readonly Float32Array[]
  weights: Record<Weight, Float32Array>
  marks: Record<Mark, number>
  sizes: StoredFigure['sizes']
  /** Triangles of the left half, and of the whole body. */
  half: Uint32Array
  whole: Uint32Array
}

/** The program's own data, decoded once. */
let known: Figure | undefined
export function theFigure(): Figure {
  known ??= decoded(stored)
  return known
}

export function decoded(data: StoredFigure): Figure {
  const { vertices, middles } = data
  const quads = new Uint16Array(bytesOf(data.quads).buffer)
  const half = trianglesOf(quads)
  const mean = Float32Array.from(new Int16Array(bytesOf(data.mean).buffer), (n) => n * data.meanStep)
  const steps = new Int8Array(bytesOf(data.components).buffer)
  const components = data.steps.map((step, k) =>
    Float32Array.from(steps.subarray(k * mean.length, (k + 1) * mean.length), (n) => n * step),
  )
  const weights = {
    arm: weightOf(data.weights.arm),
    shoulder: weightOf(data.weights.shoulder),
    head: weightOf(data.weights.head),
  }
  return {
    vertices,
    middles,
    mean,
    components,
    weights,
    marks: data.marks,
    sizes: data.sizes,
    half,
    whole: bothHalves(half, vertices, middles),
  }
}

const weightOf = (text: string) => Float32Array.from(bytesOf(text), (byte) => byte / 255)

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text)
  const bytes = new Uint8Array(letters.length)
  for (let at = 0; at < bytes.length; at++) bytes[at] = letters.charCodeAt(at)
  return bytes
}

function trianglesOf(quads: Uint16Array): Uint32Array {
  const made = new Uint32Array((quads.length / 4) * 6)
  for (let q = 0; q < quads.length / 4; q++) {
    const [a = 0, b = 0, c = 0, d = 0] = quads.subarray(4 * q, 4 * q + 4)
    made.set([a, b, c, a, c, d], 6 * q)
  }
  return made
}

/** The mirror of vertex v. */
export const mirrorOf = (v: number, vertices: number, middles: number): number =>
  v < middles ? v : vertices + v - middles

function bothHalves(half: Uint32Array, vertices: number, middles: number): Uint32Array {
  const whole = new Uint32Array(2 * half.length)
  whole.set(half)
  for (let t = 0; t < half.length; t += 3)
    for (let k = 0; k < 3; k++) whole[half.length + t + k] = mirrorOf(half[t + 2 - k] ?? 0, vertices, middles)
  return whole
}

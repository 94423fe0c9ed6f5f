/**
 * Learns the figure: `node --import tsx tools/body-training/figure.mts` draws bodies with the generator, finds their main
 * directions and how sizes tell them, and writes packages/body/src/avatar/figure/figure.json. Needs the shared data.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import {
  decoded,
  jointNames,
  type StoredFigure,
  toldBy,
} from '../../packages/body/src/avatar/figure/figure-data.ts'
import { sizesOfHalf } from '../../packages/body/src/avatar/figure/measured.ts'
import { bodyData, loadGenerator, type Shape } from './body-generator.ts'
import { halfOf } from './figure-half.mts'
import { sizesTell, spaceOf } from './figure-space.mts'

const [count, seed, directions] = [
  Number(process.env.BODIES ?? 420),
  17,
  Number(process.env.DIRECTIONS ?? 30),
]
const generator = await loadGenerator()
const half = halfOf(generator, bodyData)
const random = generator.rng(seed)
const males: number[] = []
const bodies: Float64Array[] = []
for (let k = 0; k < count; k++) {
  const male = k % 2
  males.push(male)
  bodies.push(Float64Array.from(half.read(wider(generator.randomBody(random, male)))))
}
console.log(
  `${half.vertices} vertices of half a body (${half.middles} in the middle), ${half.quads.length / 4} quads`,
)
const space = spaceOf(bodies, importance(), directions)
const bare: StoredFigure = {
  vertices: half.vertices,
  middles: half.middles,
  quads: base64(Uint16Array.from(half.quads)),
  ...packed(),
  weights: {
    arm: base64(Uint8Array.from(half.weights.arm, byte)),
    shoulder: base64(Uint8Array.from(half.weights.shoulder, byte)),
    head: base64(Uint8Array.from(half.weights.head, byte)),
  },
  marks: half.marks,
  sizes: { mean: [], sd: [], rows: [] },
}
const figure = decoded(bare)
const sizes = bodies.map((body) => {
  const found = sizesOfHalf(
    figure,
    body.map((x) => x * 1700),
    1700,
  )
  return toldBy.map((name) => Math.log((found[name] ?? Number.NaN) / 1700))
})
const usable = sizes.map((row) => row.every(Number.isFinite))
console.log(`${usable.filter(Boolean).length} of ${count} measured`)
const only = <T,>(list: readonly T[]) => list.filter((_, k) => usable[k])
const tell = sizesTell(only(sizes), only(males), only(space.scores))
const text = `${JSON.stringify({ ...bare, sizes: tell }, undefined, 1)}\n`
writeFileSync(join(import.meta.dirname, '../../packages/body/src/avatar/figure/figure.json'), text)
console.log(
  `${(text.length / 1000).toFixed(0)} kB, ${(brotliCompressSync(text).length / 1000).toFixed(0)} kB on the wire`,
)
console.log(`left over: ${leftOver().toFixed(2)} mm rms`)

/** The generator's own people run slim, and a figure must know heavy ones as well. */
function wider(shape: Shape): Shape {
  const details = { ...shape.details }
  if (random() < 0.35) details['stomach/pregnant'] = 0.7 * random()
  return {
    ...shape,
    age: 0.5 + 0.25 * random(),
    weight: 0.05 + 1.45 * random(),
    stature: 170,
    details,
  }
}

/** The trunk counts most; faces, fingers and toes are many points and matter little. */
function importance(): Float64Array {
  const made = new Float64Array(3 * (half.vertices + jointNames.length)).fill(1)
  const [first] = bodies
  for (let v = 0; v < half.vertices; v++) {
    const isFoot = (first?.[3 * v + 1] ?? 1) < 0.04
    const isHand = (half.weights.arm[v] ?? 0) > 0.9 && (first?.[3 * v + 1] ?? 1) < 0.5
    const w = (half.weights.head[v] ?? 0) > 0.5 ? 0.25 : isHand ? 0.3 : isFoot ? 0.5 : 1
    made.fill(w, 3 * v, 3 * v + 3)
  }
  return made
}

function packed(): Pick<StoredFigure, 'meanStep' | 'mean' | 'steps' | 'components'> {
  const meanStep = 1 / 30000
  const steps: number[] = []
  const parts = space.components.map((component) => {
    const most = component.reduce((best, x) => Math.max(best, Math.abs(x)), 0)
    const step = most / 127
    steps.push(Number(step.toPrecision(6)))
    return Int8Array.from(component, (x) => Math.round(x / step))
  })
  const all = new Int8Array(parts.length * space.mean.length)
  for (const [k, part] of parts.entries()) all.set(part, k * space.mean.length)
  return {
    meanStep,
    mean: base64(Int16Array.from(space.mean, (x) => Math.round(x / meanStep))),
    steps,
    components: base64(all),
  }
}

function leftOver(): number {
  let [sum, n] = [0, 0]
  bodies.slice(0, 60).forEach((body, b) => {
    for (let i = 0; i < 3 * half.vertices; i++) {
      const made = figure.components.reduce(
        (x, c, k) => x + (space.scores[b]?.[k] ?? 0) * (c[i] ?? 0),
        figure.mean[i] ?? 0,
      )
      sum += (1700 * (made - (body[i] ?? 0))) ** 2
      n++
    }
  })
  return Math.sqrt((3 * sum) / n)
}

function byte(weight: number): number {
  return Math.round(255 * weight)
}

function base64(numbers: ArrayBufferView): string {
  return Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64')
}

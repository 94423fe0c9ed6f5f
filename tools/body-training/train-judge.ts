/**
 * Learns what of a front and a side view belongs together, and which weight both show (packages/body/src/judge/judge-model.json):
 * from every second of the people kept for the exam, and from sets that were photographed, if any are named. Prints how well
 * one person's pairs are told from two people's, and wrong heights and weights from true ones, of the other half.
 *
 *   node --import tsx tools/body-training/train-judge.ts
 */
import { writeFileSync } from 'node:fs'
import { type ExamPerson, examPeople } from '@darzi/body/estimate/exam-people.ts'
import { agreementOf, sharesOf } from '@darzi/body/judge/agreement.ts'
import { rootPath } from '../root.ts'
import { kgOfLitre, readExamples } from './examples.ts'
import { covariance, type Matrix, mean, quantile, ridge, zeros } from './least-squares.ts'
import { randomFrom } from './random-from.ts'

const trunk = [1, 4, 7, 10, 13, 16, 19, 21]
const front = [
  ...[
    'male',
    'density',
    'shoulderHeight',
    'hipHeight',
    'kneeHeight',
    'ankleHeight',
    'mouthHeight',
    'crotch',
    'armpit',
  ],
  ...trunk.map((k) => `trunk${k}`),
  ...['neck', 'face', 'shouldersApart', 'hipsApart', 'upperArm', 'foreArm', 'arm0.65', 'fore0.4'],
  ...['thigh0.45', 'thigh0.75', 'shin0.25', 'shin0.5', 'shin0.8'],
]
const side = [
  ...['sideShoulderHeight', 'sideHipHeight', 'sideKneeHeight', 'sideAnkleHeight', 'sideNeck'],
  ...trunk.map((k) => `sideTrunk${k}`),
  ...['sideThigh0.45', 'sideThigh0.75', 'sideShin0.25', 'sideShin0.5', 'sideShin0.8'],
]
const noThickness = /density|Height|Apart|crotch|armpit|upperArm|foreArm/
const thick = (names: readonly string[]) => names.filter((name) => !noThickness.test(name))
const penalty = { apart: 20, weight: 3 }
const wayCount = 2

type Pair = Pick<ExamPerson, 'read' | 'person' | 'kind'>
const people = examPeople()
/** One of each room stands after the other. */
const isLearntFrom = (_: unknown, k: number) => k % 4 < 2
const photographed = process.argv.slice(2).flatMap((set) =>
  readExamples(set).flatMap(({ features, heightMm, volume, isMale, kind }): Pair[] => {
    if (!features) return []
    const read = Object.fromEntries(
      Object.entries(features).map(([name, value]) => [name, value ?? Number.NaN]),
    )
    const person = {
      sex: isMale ? ('male' as const) : ('female' as const),
      heightMm,
      weightKg: volume * kgOfLitre,
    }
    return [{ kind, person, read: { views: 'both', features: read, anchors: { armpitMm: 0, crotchMm: 0 } } }]
  }),
)
const learnt: readonly Pair[] = [...people.filter(isLearntFrom), ...photographed]
const others = people.filter((each, k) => !isLearntFrom(each, k))
const shareOf = ({ read, person }: Pair) => sharesOf(read.features, person)

interface Spread {
  names: string[]
  mean: number[]
  sd: number[]
}

function spreadOf(names: readonly string[], value: (pair: Pair, name: string) => number): Spread {
  const columns = names.map((name) => learnt.map((pair) => value(pair, name)).filter(Number.isFinite))
  const means = columns.map(mean)
  const sds = columns.map(
    (column, i) => Math.sqrt(mean(column.map((each) => (each - (means[i] ?? 0)) ** 2))) || 1,
  )
  return { names: [...names], mean: rounded(means), sd: rounded(sds) }
}

function rounded(values: readonly number[], digits = 4): number[] {
  return values.map((value) => Number(value.toPrecision(digits)))
}

function standard(value: number, { mean, sd }: Spread, i: number): number {
  const off = (value - (mean[i] ?? 0)) / (sd[i] ?? 1)
  return Number.isFinite(off) ? Math.max(-4, Math.min(4, off)) : 0
}

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0)

/** Weights by answer, and how far each pair's answers lie from what the other nine of ten parts tell. */
function fitted(terms: Matrix, answers: Matrix, cost: number): { weights: Matrix; off: Matrix } {
  const costs = (terms[0] ?? []).map((_, i) => (i === 0 ? 0 : cost))
  const byAnswer = (found: Matrix) => (answers[0] ?? []).map((_, k) => found.map((row) => row[k] ?? 0))
  const off = answers.map((): number[] => [])
  for (let part = 0; part < 10; part++) {
    const isKept = (_: unknown, r: number) => (r >> 1) % 10 !== part
    const told = byAnswer(ridge(terms.filter(isKept), answers.filter(isKept), costs))
    terms.forEach((row, r) => {
      if (!isKept(row, r)) off[r] = told.map((slopes, k) => (answers[r]?.[k] ?? 0) - dot(slopes, row))
    })
  }
  return { weights: byAnswer(ridge(terms, answers, costs)), off }
}

function learnApart() {
  const [from, to] = [spreadOf(front, seenOf), spreadOf(side, seenOf)]
  const terms = learnt.map((pair) => [1, ...front.map((name, i) => standard(seenOf(pair, name), from, i))])
  const answers = learnt.map((pair) => side.map((name, k) => standard(seenOf(pair, name), to, k)))
  const { weights, off } = fitted(terms, answers, penalty.apart)
  const shared = covariance(off).map((row, i) => row.map((each, j) => (i === j ? each + 0.01 : 0.9 * each)))
  const random = randomFrom(11)
  const mixed = terms.flatMap((row, r) =>
    Array.from({ length: 3 }, () => {
      const other = Math.floor(random() * answers.length)
      return other >> 1 === r >> 1
        ? []
        : weights.map((slopes, k) => (answers[other]?.[k] ?? 0) - dot(slopes, row))
    }).filter((each) => each.length > 0),
  )
  const ways = mostDifferent(shared, covariance(mixed)).map(({ way, times }) => ({
    // What the front lets expect goes into the same sum as what the side shows.
    weights: rounded([
      -dot(
        way,
        weights.map((slopes) => slopes[0] ?? 0),
      ),
      ...front.map(
        (_, i) =>
          -dot(
            way,
            weights.map((slopes) => slopes[i + 1] ?? 0),
          ),
      ),
      ...way,
    ]),
    counts: Number((0.5 * (1 - 1 / times)).toPrecision(4)),
  }))
  return { names: [...front, ...side], mean: [...from.mean, ...to.mean], sd: [...from.sd, ...to.sd], ways }
}

function seenOf(pair: Pair, name: string): number {
  return shareOf(pair)(name)
}

/** Along which sums of answers the second spread most beside the first, which spreads by one there. */
function mostDifferent(one: Matrix, other: Matrix): { way: number[]; times: number }[] {
  const whitening = inverseRoot(one)
  const times = (m: Matrix, v: readonly number[]) => m.map((row) => dot(row, v))
  const turned = (m: Matrix) => m.map((_, i) => m.map((row) => row[i] ?? 0))
  const even = whitening.map((row) => times(other, row)).map((row) => times(whitening, row))
  const found: { at: number[]; times: number }[] = []
  for (let n = 0; n < wayCount; n++) {
    let at = even.map((_, i) => 1 + i / 7)
    for (let turn = 0; turn < 300; turn++) {
      let next = times(even, at)
      for (const before of found)
        next = next.map((each, i) => each - dot(before.at, next) * (before.at[i] ?? 0))
      const long = Math.sqrt(dot(next, next))
      at = next.map((each) => each / long)
    }
    found.push({ at, times: dot(at, times(even, at)) })
  }
  return found.map(({ at, times: much }) => ({ way: times(turned(whitening), at), times: much }))
}

/** L⁻¹ of a = L·Lᵀ: what it makes of a draw has no spread but one. */
function inverseRoot(a: Matrix): Matrix {
  const size = a.length
  const [lower, inverse] = [zeros(size, size), zeros(size, size)]
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      let sum = a[i]?.[j] ?? 0
      for (let k = 0; k < j; k++) sum -= (lower[i]?.[k] ?? 0) * (lower[j]?.[k] ?? 0)
      ;(lower[i] ?? [])[j] = i === j ? Math.sqrt(Math.max(1e-9, sum)) : sum / (lower[j]?.[j] ?? 1)
    }
  for (let column = 0; column < size; column++)
    for (let i = column; i < size; i++) {
      let sum = i === column ? 1 : 0
      for (let k = column; k < i; k++) sum -= (lower[i]?.[k] ?? 0) * (inverse[k]?.[column] ?? 0)
      ;(inverse[i] ?? [])[column] = sum / (lower[i]?.[i] ?? 1)
    }
  return inverse
}

function learnWeight(names: readonly string[]) {
  const lnOf = (pair: Pair, name: string) => Math.log(seenOf(pair, name))
  const told = spreadOf(names, lnOf)
  const terms = learnt.map((pair) => [1, ...names.map((name, i) => standard(lnOf(pair, name), told, i))])
  const answers = learnt.map((pair) => [seenOf(pair, 'density')])
  const { weights, off } = fitted(terms, answers, penalty.weight)
  const spread = Math.sqrt(mean(off.map(([each = 0]) => each * each)))
  return { ...told, weights: rounded(weights[0] ?? [], 5), spread: Number(spread.toPrecision(4)) }
}

const weight = {
  both: learnWeight(thick([...front, ...side])),
  front: learnWeight(thick(front)),
  side: learnWeight(['male', ...thick(side)]),
}
const place = 'packages/body/src/judge/judge-model.json'
if (!process.argv.includes('--only-show'))
  writeFileSync(rootPath(place), `${JSON.stringify({ apart: learnApart(), weight })}\n`)
console.log(`${learnt.length} pairs; run again with --only-show to see how it parts them`)

const shown = (values: readonly number[]) =>
  [0.02, 0.05, 0.25, 0.5, 0.75, 0.95, 0.98, 0.99, 1].map((at) => quantile(values, at).toFixed(2)).join(' ')
const apart = (pair: Pair) => agreementOf(pair.read, pair.person).apart
for (const kind of ['plain', 'cluttered'] as const) {
  const own = others.filter((each) => each.kind === kind)
  console.log(`apart, one person, ${kind}: `, shown(own.map(apart)))
  const two = own.flatMap((pair, k) =>
    [19, 47, 101].flatMap((step): Pair[] => {
      const other = own[(k + step) % own.length]
      if (!other || other.person.sex !== pair.person.sex) return []
      const scale = pair.person.heightMm / other.person.heightMm
      const features = { ...pair.read.features }
      for (const [name, value] of Object.entries(other.read.features))
        if (name.startsWith('side')) features[name] = value * scale
      return [{ ...pair, read: { ...pair.read, features } }]
    }),
  )
  console.log(`apart, two people, ${kind}: `, shown(two.map(apart)))
}
const off = (pair: Pair) => agreementOf(pair.read, pair.person).weightOff
console.log('weight off, told truly:     ', shown(others.map((pair) => Math.abs(off(pair)))))
for (const [title, taller, heavier] of [
  ['8 cm taller', 80, 0],
  ['8 cm smaller', -80, 0],
  ['8 kg lighter', 0, -8],
  ['8 kg heavier', 0, 8],
] as const) {
  const told = others.map(({ read, person, kind }): Pair => {
    const heightMm = person.heightMm + taller
    const features = Object.fromEntries(
      Object.entries(read.features).map(([name, value]) => [
        name,
        name === 'male' ? value : (value * heightMm) / person.heightMm,
      ]),
    )
    return {
      kind,
      read: { ...read, features },
      person: { ...person, heightMm, weightKg: person.weightKg + heavier },
    }
  })
  console.log(`weight off, told ${title}: `, shown(told.map((pair) => Math.abs(off(pair)))))
}

/**
 * Learns what silhouettes say of each size and how far that strays: writes `estimate/photo-model.json` of the package. Heights
 * and weights are learnt as people say them, a little wrong.
 *
 *   node --import tsx tools/body-training/train-photo.ts
 */
import { writeFileSync } from 'node:fs'
import { learn } from '@darzi/body/estimate/gaussian.ts'
import { priorOf } from '@darzi/body/estimate/prior.ts'
import { startScale } from '@darzi/body/estimate/site-scale.ts'
import { sites } from '@darzi/body/shapes.ts'
import { rootPath } from '../root.ts'
import { type Example, featuresSaid, kgOfLitre, readExamples } from './examples.ts'
import { fitLinear, type Linear, type Row } from './fit-linear.ts'
import { mean, normal } from './least-squares.ts'
import { isLikePeople } from './plausible.ts'
import { randomFrom } from './random-from.ts'

const place = 'packages/body/src/estimate/photo-model.json'
/** Of bodies no survey has seen the like of, against one that has. */
const wildCounts = 0.4
const said = { height: 0.003, weight: 0.02 }

const seen = [...readExamples('train'), ...readExamples('train-wild')].filter(({ features }) => features)
const usual = seen.filter((example) => isLikePeople(example, example.isMale))
const wild = seen.filter((example) => !usual.includes(example))
const everyName = Object.keys(usual[0]?.features ?? {})
const ofPerson = ['height', 'weight', 'bulk', 'male']
const isSide = (name: string) => name.startsWith('side')
/** Without the front view there are no gaps to lay the levels by. */
const byGaps = /^side(Trunk|Narrow|Wide)/

const names = {
  both: everyName,
  front: everyName.filter((name) => !isSide(name)),
  side: everyName.filter((name) => ofPerson.includes(name) || (isSide(name) && !byGaps.test(name))),
}

const models = Object.entries(names).map(([views, wanted]) => [
  views,
  train(wanted, views === 'side' ? 1 : 2),
])
writeFileSync(rootPath(place), `${JSON.stringify(Object.fromEntries(models))}\n`)
console.log(`${place}: from ${usual.length} usual and ${wild.length} wild examples`)

/** `digits` after the point of a slope: the side alone is not worth more than one. */
function train(wanted: readonly string[], digits: number) {
  const random = randomFrom(5)
  const rows = [
    ...usual.map((each) => [each, 1] as const),
    ...wild.map((each) => [each, wildCounts] as const),
  ]
  const learnt = rows.map(([example, weight], r) => rowOf(example, { wanted, weight, group: r, random }))
  const { model, leftOut } = fitLinear(learnt)
  const off = sites.map((_, k) =>
    usual.map((_, r) => Math.abs((leftOut[r]?.[k] ?? 0) - (learnt[r]?.answers[k] ?? 0))),
  )
  // So that nine of ten lie within 1.645 of it.
  const strays = off.map((each) => quantile(each, 0.9) / 1.645)
  const logs = usual.map((example) => softOf(example, wanted))
  const soft = { mean: rounded(mean(logs), 3), power: rounded(growth(logs, off, strays), 2) }
  const honest = sites.map((_, k) => honestly(leftOut, { k, strays, logs, soft }))
  const report = sites.map((site, k) => `${site} ${mean(off[k] ?? []).toFixed(1)}`).join(', ')
  console.log(
    `${wanted.length} features, left out, mean error in mm: ${report}; honest ${honest.join(' ')}; soft ${JSON.stringify(soft)}`,
  )
  return {
    names: wanted,
    ...short(model, digits),
    strays: strays.map((value) => rounded(value, 2)),
    honest,
    soft,
  }
}

interface Straying {
  k: number
  strays: readonly number[]
  logs: readonly number[]
  soft: { mean: number; power: number }
}

/** After weighing what was left out with the build, as the product does: how far nine of ten are off, in 1.645 of its sd. */
function honestly(leftOut: readonly number[][], { k, strays, logs, soft }: Straying): number {
  const off = usual.map(({ isMale, heightMm, volume, sitesMm }, r) => {
    const unsure = Math.min(2.5, Math.max(0.7, Math.exp(soft.power * ((logs[r] ?? 0) - soft.mean))))
    const readings = sites.map((site, index) => {
      const { scale } = startScale(site)
      return { index, mm: (leftOut[r]?.[index] ?? 0) * scale, sd: (strays[index] ?? 0) * unsure * scale }
    })
    const prior = priorOf(isMale ? 'male' : 'female', { heightMm, weightKg: volume * kgOfLitre })
    const { mean: found, covariance } = learn(prior, readings)
    const site = sites[k] ?? 'chest'
    return (
      Math.abs((found[k] ?? 0) - sitesMm[site] * startScale(site).scale) / Math.sqrt(covariance[k]?.[k] ?? 1)
    )
  })
  return rounded(Math.min(1.8, Math.max(0.85, quantile(off, 0.9) / 1.645)), 2)
}

function rowOf(
  example: Example,
  {
    wanted,
    weight,
    group,
    random,
  }: { wanted: readonly string[]; weight: number; group: number; random: () => number },
): Row {
  const features = featuresSaid(example, {
    height: 1 + said.height * normal(random),
    weight: 1 + said.weight * normal(random),
  })
  const answers = sites.map((site) => example.sitesMm[site])
  const male = example.isMale ? 1 : 0
  return { features: wanted.map((name) => features[name] ?? Number.NaN), male, answers, weight, group }
}

/** The power of the edge's breadth that straying grows with, from the errors of all sites together. */
function growth(logs: readonly number[], off: readonly number[][], strays: readonly number[]): number {
  const middle = mean(logs)
  const sizes = logs.map((_, r) => Math.log(mean(off.map((each, k) => (each[r] ?? 0) / (strays[k] ?? 1)))))
  const average = mean(sizes)
  const shared = logs.reduce((sum, log, r) => sum + (log - middle) * ((sizes[r] ?? 0) - average), 0)
  return Math.max(0, shared / logs.reduce((sum, log) => sum + (log - middle) ** 2, 0))
}

function softOf({ features = {} }: Example, wanted: readonly string[]): number {
  return mean(
    ['soft', 'sideSoft'].filter((name) => wanted.includes(name)).map((name) => Math.log(features[name] ?? 1)),
  )
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0
}

function short({ mean: middle, sd, axes, weights }: Linear, digits: number): Linear {
  return { mean: middle, sd, axes, weights: weights.map((row) => row.map((value) => rounded(value, digits))) }
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}

/**
 * Learns what silhouettes say of each size and how far that strays: writes `estimate/photo-model.json` of the package. Heights
 * and weights are learnt as people say them, a little wrong.
 *
 *   node --import tsx tools/body-training/train-photo.ts
 */
import { writeFileSync } from 'node:fs'
import type { Unsure } from '@darzi/body/estimate/photo-model.ts'
import { termsOf } from '@darzi/body/estimate/photo-terms.ts'
import { sites } from '@darzi/body/shapes.ts'
import { rootPath } from '../root.ts'
import { asOftenAsAsked, rowOf, softSeen } from './asked-rows.ts'
import { type Example, readExamples, spoiltSet } from './examples.ts'
import { answersOf, fitLinear, type Linear, type Row } from './fit-linear.ts'
import { honestly, jumpDoubt, type Straying, type Told, weighedAll } from './honest.ts'
import { covariance, type Matrix, mean, quantile, ridge } from './least-squares.ts'
import { isLikePeople } from './plausible.ts'
import { randomFrom } from './random-from.ts'

/** How far what photos say strays, by itself, together and with unsure pictures: from what was left out of training. */

/** Of what is seen of sites that stray together. */
const togetherCounts = 0.95
/** Generated people vary more than real ones, so less than half is not believed. */
const countsTried = [0.5, 0.6, 0.7, 0.85, 1]

function strayingOf(told: readonly Told[]): Straying {
  const off = told.map(({ example, mm }) => sites.map((site, k) => (mm[k] ?? 0) - example.sitesMm[site]))
  // So that nine of ten lie within 1.645 of it.
  const strays = sites.map((_, k) => {
    const sizes = off.map((row) => Math.abs(row[k] ?? 0))
    return rounded(quantile(sizes, 0.9) / 1.645, 2)
  })
  const before = { strays, together: togetherOf(off), unsure: growth(told, off, strays) }
  return { ...before, counts: bestCount(told, before) }
}

/** How the sites stray together: the lower half, believed nearly wholly. */
function togetherOf(off: Matrix): number[][] {
  const shared = covariance(off)
  const sd = shared.map((row, i) => Math.sqrt(row[i] ?? 1))
  return shared.map((row, i) =>
    row.slice(0, i).map((value, j) => rounded((togetherCounts * value) / ((sd[i] ?? 1) * (sd[j] ?? 1)), 2)),
  )
}

/** The share that misses least, all sites together. */
function bestCount(told: readonly Told[], straying: Omit<Straying, 'counts'>): number {
  const missed = countsTried.map((counts) => {
    const all = weighedAll(told, { ...straying, counts })
    return mean(all.map((row) => mean(row.map(({ mm }, k) => mm / (straying.strays[k] ?? 1)))))
  })
  return countsTried[missed.indexOf(Math.min(...missed))] ?? 1
}

/** How straying grows with the pictures' own unsureness, from the errors of all sites together. */
function growth(told: readonly Told[], off: Matrix, strays: readonly number[]): Unsure {
  const rows = told.map(({ picture }) => [1, Math.log(picture.soft), Math.log(picture.restless)])
  const sizes = off.map((row) => [Math.log(mean(row.map((each, k) => Math.abs(each) / (strays[k] ?? 1))))])
  const [, soft = 0, restless = 0] = ridge(rows, sizes, [0, 1, 1]).map(([slope = 0]) =>
    rounded(Math.max(0, slope), 2),
  )
  const middle = mean(
    told.map(({ picture }) => soft * Math.log(picture.soft) + restless * Math.log(picture.restless)),
  )
  return { middle: rounded(middle, 3), soft, restless }
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

const place = 'packages/body/src/estimate/photo-model.json'
/** Of bodies no survey has seen the like of, against one that has. */
const wildCounts = 0.4
/** `develop` was an exam once, and then was used to choose by; see body-measuring.md. */
const [near, far] = [['train', 'train-wild'], ['develop']]
/** No size is learnt from these: they tell how wide the ± must be. The last two were exams until they were used for it. */
const apartSets = ['calibrate', 'exam', 'second-exam']

interface SeenExample extends Example {
  /** Whose rows are left out together. */
  body: string
}

const isUsual = (example: Example) => isLikePeople(example, example.isMale)
const readSeen = (set: string): SeenExample[] =>
  readExamples(set).flatMap((each) => (each.features ? [{ ...each, body: `${set} ${each.id}` }] : []))
const seen = [...near, ...far].flatMap(readSeen)
const apart = apartSets.flatMap(readApart)
const spoilt = apartSets.map(spoiltSet).flatMap(readApart)
const usual = seen.filter(isUsual)
const wild = seen.filter((example) => !usual.includes(example))
const bodies = [...new Set(seen.map(({ body }) => body))]
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
  train(wanted, views === 'both' ? 2 : 1),
])
writeFileSync(rootPath(place), `${JSON.stringify(Object.fromEntries(models))}\n`)
console.log(
  `${place}: from ${usual.length} usual and ${wild.length} wild examples; the ± from ${apart.length} more, and ${spoilt.length} spoilt`,
)

/** `digits` after the point of a slope: one view alone is not worth more than one. */
function train(wanted: readonly string[], digits: number) {
  const random = randomFrom(5)
  const rowsOf = (people: readonly SeenExample[], weight: number) =>
    people.map((each) => rowOf(each, { wanted, weight, random, group: bodies.indexOf(each.body) }))
  const learnt = [...rowsOf(usual, 1), ...rowsOf(wild, wildCounts)]
  const { model, leftOut } = fitLinear(learnt)
  const told = (people: readonly SeenExample[], rows: readonly Row[], found: Matrix) =>
    people.map((example, r): Told => {
      const { features = [], male = 0.5 } = rows[r] ?? {}
      const { restless } = termsOf(features, male, model)
      return { example, mm: found[r] ?? [], picture: { soft: softSeen(example, wanted), restless } }
    })
  const toldApart = (people: readonly SeenExample[]) => {
    const asked = asOftenAsAsked(people)
    const rows = rowsOf(asked, 0)
    return told(asked, rows, answersOf(model, rows))
  }
  const toldUsual = told(usual, learnt, leftOut)
  const straying = strayingOf(toldUsual)
  const missed = weighedAll(toldUsual, straying)
  const ofFar = missed.filter((_, r) => far.some((set) => usual[r]?.body.startsWith(set)))
  const honest = honestly([...asOftenAsAsked(ofFar), ...weighedAll(toldApart(apart), straying)])
  const jumped = wanted.some(isSide) ? jumpDoubt(weighedAll(toldApart(spoilt), straying), honest) : []
  report(toldUsual, { counts: straying.counts, ...honest, jumped })
  return { names: wanted, ...short(model, digits), ...straying, ...honest, jumped }
}

function readApart(set: string): SeenExample[] {
  const found = readSeen(set).filter(isUsual)
  if (found.length === 0) throw new Error(`No people in ${set}: read-all.ts and spoil.ts write them.`)
  return found
}

function report(told: readonly Told[], found: Record<string, unknown>) {
  const errors = sites.map((site, k) => {
    const off = told.map(({ example, mm }) => Math.abs((mm[k] ?? 0) - example.sitesMm[site]))
    return `${site} ${mean(off).toFixed(1)}`
  })
  console.log(`left out, mean error in mm: ${errors.join(', ')}\n${JSON.stringify(found)}`)
}

function short({ mean: middle, sd, axes, rough, weights }: Linear, digits: number): Linear {
  return {
    mean: middle,
    sd,
    axes,
    rough,
    weights: weights.map((row) => row.map((value) => Number(value.toFixed(digits)))),
  }
}

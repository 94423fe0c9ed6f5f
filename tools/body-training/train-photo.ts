/**
 * Learns what silhouettes say of each size and how far that strays: writes `estimate/photo-model.json` of the package. Heights
 * and weights are learnt as people say them, a little wrong.
 *
 *   node --import tsx tools/body-training/train-photo.ts
 */
import { writeFileSync } from 'node:fs'
import { learnTogether } from '@darzi/body/estimate/gaussian.ts'
import { softOf, strayTogether, type Unsure, unsureness } from '@darzi/body/estimate/photo-model.ts'
import { termsOf } from '@darzi/body/estimate/photo-terms.ts'
import { startScale } from '@darzi/body/estimate/site-scale.ts'
import { weigh } from '@darzi/body/estimate/weigh.ts'
import { sites } from '@darzi/body/shapes.ts'
import { rootPath } from '../root.ts'
import { type Example, featuresSaid, kgOfLitre, readExamples } from './examples.ts'
import { fitLinear, type Linear, type Row } from './fit-linear.ts'
import { covariance, type Matrix, mean, normal, quantile, ridge } from './least-squares.ts'
import { isLikePeople } from './plausible.ts'
import { randomFrom } from './random-from.ts'

const place = 'packages/body/src/estimate/photo-model.json'
/** Of bodies no survey has seen the like of, against one that has. */
const wildCounts = 0.4
/** Of what is seen of sites that stray together. */
const togetherCounts = 0.95
/** Generated people vary more than real ones, so less than half is not believed. */
const countsTried = [0.5, 0.6, 0.7, 0.85, 1]
const said = { height: 0.003, weight: 0.02 }

/** The last were an exam once, and then were used to choose by; see body-measuring.md. */
const sets = ['train', 'train-wild', 'develop']
const seen = sets.flatMap((set) =>
  readExamples(set).flatMap((each) => (each.features ? [{ ...each, body: `${set} ${each.id}` }] : [])),
)
const usual = seen.filter((example) => isLikePeople(example, example.isMale))
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
console.log(`${place}: from ${usual.length} usual and ${wild.length} wild examples`)

/** `digits` after the point of a slope: one view alone is not worth more than one. */
function train(wanted: readonly string[], digits: number) {
  const random = randomFrom(5)
  const rows = [
    ...usual.map((each) => [each, 1] as const),
    ...wild.map((each) => [each, wildCounts] as const),
  ]
  const learnt = rows.map(([example, weight]) =>
    rowOf(example, { wanted, weight, group: bodies.indexOf(example.body), random }),
  )
  const { model, leftOut } = fitLinear(learnt)
  const off = usual.map((_, r) => sites.map((_, k) => (leftOut[r]?.[k] ?? 0) - (learnt[r]?.answers[k] ?? 0)))
  // So that nine of ten lie within 1.645 of it.
  const strays = sites.map((_, k) =>
    rounded(
      quantile(
        off.map((row) => Math.abs(row[k] ?? 0)),
        0.9,
      ) / 1.645,
      2,
    ),
  )
  const pictures = usual.map(({ features = {} }, r): Picture => {
    const { restless } = termsOf(learnt[r]?.features ?? [], learnt[r]?.male ?? 0.5, model)
    return { soft: softOf(viewed(features, wanted)), restless }
  })
  const unsure = growth(pictures, off, strays)
  const straying = { strays, together: togetherOf(off), unsure }
  const counts = bestCount(leftOut, pictures, straying)
  const honest = honestly(weighedAll(leftOut, pictures, { ...straying, counts }))
  const report = sites.map((site, k) => `${site} ${mean(off.map((row) => Math.abs(row[k] ?? 0))).toFixed(1)}`)
  console.log(
    `${wanted.length} features, left out, mean error in mm: ${report.join(', ')}; counts ${counts}; honest ${honest.join(' ')}; unsure ${JSON.stringify(unsure)}`,
  )
  return { names: wanted, ...short(model, digits), ...straying, counts, honest }
}

interface Picture {
  soft: number
  restless: number
}
interface Straying {
  strays: number[]
  together: number[][]
  unsure: Unsure
}

/** Only of the views that are looked at. */
function viewed(features: Example['features'], wanted: readonly string[]) {
  const edges = ['soft', 'sideSoft'].filter((name) => wanted.includes(name))
  return Object.fromEntries(edges.map((name) => [name, features?.[name] ?? 1]))
}

/** How the sites stray together: the lower half, believed nearly wholly. */
function togetherOf(off: Matrix): number[][] {
  const shared = covariance(off)
  const sd = shared.map((row, i) => Math.sqrt(row[i] ?? 1))
  return shared.map((row, i) =>
    row.slice(0, i).map((value, j) => rounded((togetherCounts * value) / ((sd[i] ?? 1) * (sd[j] ?? 1)), 2)),
  )
}

interface Missed {
  mm: number
  sd: number
}

/** What was left out, weighed with the build as the product does: by person and site, how far it is off and thought to be. */
function weighedAll(
  leftOut: Matrix,
  pictures: readonly Picture[],
  { strays, together, unsure, counts }: Straying & { counts: number },
): Missed[][] {
  const scales = sites.map((site) => startScale(site).scale)
  return usual.map(({ isMale, heightMm, volume, sitesMm }, r) => {
    const wider = unsureness(pictures[r] ?? { soft: 1, restless: 1 }, unsure)
    const sd = strays.map((each, k) => each * wider * (scales[k] ?? 1))
    const readings = scales.map((scale, index) => ({ index, mm: (leftOut[r]?.[index] ?? 0) * scale }))
    const build = { heightMm, weightKg: volume * kgOfLitre }
    const found = weigh(isMale ? 'male' : 'female', build, (belief, isWeighed) => {
      const own = sd.map((each) => each * (isWeighed ? counts : 1))
      return learnTogether(belief, readings, strayTogether(own, together))
    })
    return sites.map((site, k) => ({
      mm: Math.abs((found.mean[k] ?? 0) - sitesMm[site] * (scales[k] ?? 1)),
      sd: Math.sqrt(found.covariance[k]?.[k] ?? 1),
    }))
  })
}

/** The share that misses least, all sites together. */
function bestCount(leftOut: Matrix, pictures: readonly Picture[], straying: Straying): number {
  const missed = countsTried.map((counts) => {
    const all = weighedAll(leftOut, pictures, { ...straying, counts })
    return mean(all.map((row) => mean(row.map(({ mm }, k) => mm / (straying.strays[k] ?? 1)))))
  })
  return countsTried[missed.indexOf(Math.min(...missed))] ?? 1
}

/**
 * By site: how far nine of ten are off, in 1.645 of what is thought: of all, or of those whose cameras stood as far from what is
 * asked for as an exam's, whichever is more.
 */
function honestly(missed: readonly Missed[][]): number[] {
  const further = missed.filter((_, r) => usual[r]?.body.startsWith('develop'))
  return sites.map((_, k) => {
    const [all, these] = [missed, further].map((rows) => nineOfTen(rows, k))
    return rounded(Math.min(1.8, Math.max(0.85, all ?? 1, these ?? 1)), 2)
  })
}

function nineOfTen(missed: readonly Missed[][], k: number): number {
  const off = missed.map((row) => (row[k]?.mm ?? 0) / (row[k]?.sd ?? 1))
  return quantile(off, 0.9) / 1.645
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

/** How straying grows with the pictures' own unsureness, from the errors of all sites together. */
function growth(pictures: readonly Picture[], off: Matrix, strays: readonly number[]): Unsure {
  const rows = pictures.map(({ soft, restless }) => [1, Math.log(soft), Math.log(restless)])
  const sizes = off.map((row) => [Math.log(mean(row.map((each, k) => Math.abs(each) / (strays[k] ?? 1))))])
  const [, soft = 0, restless = 0] = ridge(rows, sizes, [0, 1, 1]).map(([slope = 0]) =>
    rounded(Math.max(0, slope), 2),
  )
  const middle = mean(pictures.map((each) => soft * Math.log(each.soft) + restless * Math.log(each.restless)))
  return { middle: rounded(middle, 3), soft, restless }
}

function short({ mean: middle, sd, axes, rough, weights }: Linear, digits: number): Linear {
  return {
    mean: middle,
    sd,
    axes,
    rough,
    weights: weights.map((row) => row.map((value) => rounded(value, digits))),
  }
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}

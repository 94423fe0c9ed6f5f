/**
 * Learns on from the kept photo model where the pictures it was learnt from are gone: what bodies unlike those would have asked for
 * is learnt as an addition to it, by how far out they stand, and written into `estimate/photo-model.json`. Nothing else of the model
 * changes. So that people like those it knows keep their sizes, the addition to people drawn from the model's own directions
 * costs as much as a slope does.
 *
 *   node --import tsx tools/body-training/learn-on.ts on-heavy on-wild
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { farOut } from '@darzi/body/estimate/far-from-learnt.ts'
import { type Basis, termsOf } from '@darzi/body/estimate/photo-terms.ts'
import { startScale } from '@darzi/body/estimate/site-scale.ts'
import { sites } from '@darzi/body/shapes.ts'
import { rootPath } from '../root.ts'
import { askedTimes, asOftenAsAsked, rowOf } from './asked-rows.ts'
import { type Example, kgOfLitre, readExamples } from './examples.ts'
import { fitTerms, type Prepared, type Row } from './fit-linear.ts'
import { type Matrix, mean, normal } from './least-squares.ts'
import { randomFrom } from './random-from.ts'

const place = 'packages/body/src/estimate/photo-model.json'
const penalties = [100, 300, 1000, 3000, 10_000]
/** What a slope costs beside what its effect on usual people does. */
const slopeCosts = { straight: 0.05, bent: 0.125 }
const drawn = 1000

interface Kept extends Basis {
  names: string[]
  weights: Matrix
  far?: Matrix
}

const bulk = ({ heightMm, volume }: Example) => (volume * kgOfLitre) / (heightMm / 1000) ** 2
const everybody = (_: Example) => true
const parts: Record<string, (each: Example) => boolean> = {
  'under 23 kg/m²': (each) => bulk(each) < 23,
  '23-29 kg/m²': (each) => bulk(each) >= 23 && bulk(each) <= 29,
  'over 29 kg/m²': (each) => bulk(each) > 29,
}

const sets = process.argv.slice(2)
// Written by train-photo.ts and by this.
const kept = JSON.parse(readFileSync(rootPath(place), 'utf8')) as { both: Kept }
const random = randomFrom(67)
const people = sets.flatMap((set) =>
  readExamples(set).flatMap((each) => (each.features ? [{ ...each, body: `${set} ${each.id}` }] : [])),
)
if (people.length === 0)
  throw new Error(`No people in ${sets.join(', ')}: photograph.ts and read-all.ts write them.`)
learnOn()

function learnOn() {
  const { both } = kept
  const bodies = [...new Set(people.map(({ body }) => body))]
  const asked = asOftenAsAsked(people)
  const rows = asked.map((each) => {
    const group = bodies.indexOf(each.body)
    return rowOf(each, { wanted: both.names, weight: countsOf(each), group, random })
  })
  const looked = rows.map((row, r) => look(row, asked[r]))
  const all: Prepared = {
    terms: looked.map(({ terms, share }) => terms.map((value) => value * share)),
    answers: rows.map(({ answers }, r) => answers.map((mm, k) => mm - (looked[r]?.mm[k] ?? 0))),
    // A body twice as far out counts a quarter: nobody comes who is like the furthest.
    weights: rows.map(({ weight }, r) => weight / Math.max(1, looked[r]?.far ?? 1) ** 2),
    groups: rows.map(({ group }) => group),
    costs: costsOf(both),
    still: Array.from({ length: drawn }, () => drawnTerms(both)),
  }
  const { weights, leftOut, penalty } = fitTerms(all, penalties)
  const far = weights.map((row) => row.map((value) => Number(value.toFixed(1))))
  writeFileSync(rootPath(place), `${JSON.stringify({ ...kept, both: withFar(both, far) })}\n`)
  report(asked, all.answers, leftOut)
  console.log(`${place}: from ${bodies.length} bodies; penalties ${penalty.join(', ')}`)
}

/** In its place beside the weights, so that the file differs in nothing else. */
function withFar(both: Kept, far: Matrix): Kept {
  const pairs = Object.entries(both).filter(([name]) => name !== 'far')
  // The same but for far.
  return Object.fromEntries(
    pairs.flatMap(([name, value]) =>
      name === 'weights'
        ? [
            [name, value],
            ['far', far],
          ]
        : [[name, value]],
    ),
  ) as unknown as Kept
}

/** What the kept model says of a row, and how far out it stands. */
function look({ features, male }: Row, example: Example | undefined) {
  const { both } = kept
  const found = termsOf(features, male, both)
  const terms = [1, ...found.terms]
  const mm = both.weights.map((row) => row.reduce((sum, slope, i) => sum + slope * (terms[i] ?? 0), 0))
  const { heightMm = 0, volume = 0, isMale } = example ?? {}
  const sex = isMale ? 'male' : 'female'
  const { far, share } = farOut({
    mm: sites.map((site, k) => (mm[k] ?? 0) * startScale(site).scale),
    along: found.along,
    build: { sex, heightMm, weightKg: volume * kgOfLitre },
  })
  return { terms, mm, share, far }
}

function costsOf({ mean: middle, weights }: Kept): number[] {
  return (weights[0] ?? []).map((_, i) =>
    i === 0 ? 0 : i <= middle.length ? slopeCosts.straight : slopeCosts.bent,
  )
}

/** Of somebody like those the model was learnt from: a place along its directions, and what single features stray from it. */
function drawnTerms({ names, mean: middle, sd, axes, rough }: Kept): number[] {
  const along = axes.map(() => normal(random))
  const features = middle.map((start, i) => {
    const off = axes.reduce((sum, axis, k) => sum + (axis[i] ?? 0) * (along[k] ?? 0), 0)
    return start + (sd[i] ?? 1) * (off + (rough[i] ?? 0) * normal(random))
  })
  const sexAt = names.indexOf('male')
  const male = (features[sexAt] ?? 0) > 0.5 ? 1 : 0
  features[sexAt] = male
  return [1, ...termsOf(features, male, kept.both).terms]
}

/** So that lean, middling and heavy bodies count alike, however many there are of each. */
function countsOf(example: Example): number {
  const builds = Object.values(parts)
  const own = builds.find((isOfPart) => isOfPart(example)) ?? everybody
  return people.length / builds.length / people.filter(own).length / askedTimes
}

function report(asked: readonly Example[], off: Matrix, leftOut: Matrix) {
  for (const [title, isOfPart] of Object.entries({ all: everybody, ...parts })) {
    const at = asked.flatMap((each, r) => (isOfPart(each) ? [r] : []))
    const errors = sites.map((site, k) => {
      const before = mean(at.map((r) => Math.abs(off[r]?.[k] ?? 0)))
      const now = mean(at.map((r) => Math.abs((off[r]?.[k] ?? 0) - (leftOut[r]?.[k] ?? 0))))
      return `${site} ${before.toFixed(1)} → ${now.toFixed(1)}`
    })
    console.log(`left out, by photos alone, mm, ${title} (${at.length / askedTimes}): ${errors.join(', ')}`)
  }
}

/**
 * Learns on from the kept photo model where the pictures it was learnt from are gone: what bodies unlike those would have asked for
 * is learnt as an addition to it, by how far out they stand, and how much wider their ± must be; both are written into
 * `estimate/photo-model.json`. Nothing else of the model changes. So that people like those it knows keep their sizes, the addition
 * to people drawn from the model's own directions costs as much as a slope does.
 *
 *   node --import tsx tools/body-training/learn-on.ts on-heavy on-wild
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { addedWithin } from '@darzi/body/estimate/photo-model.ts'
import { termsOf } from '@darzi/body/estimate/photo-terms.ts'
import { sites } from '@darzi/body/shapes.ts'
import { rootPath } from '../root.ts'
import { askedTimes, asOftenAsAsked } from './asked-rows.ts'
import { type Example, readExamples } from './examples.ts'
import { type Fitted, fitTerms, loss, type Prepared } from './fit-linear.ts'
import { builds, type Kept, type Looked, lookAt, report, strayedOf, wideningOf } from './learn-widening.ts'
import { type Matrix, mean, normal } from './least-squares.ts'
import { randomFrom } from './random-from.ts'

const place = 'packages/body/src/estimate/photo-model.json'
const penalties = [30, 100, 300, 1000, 3000]
/** What a slope costs beside what its effect on usual people does; the last of what calming did not believe. */
const slopeCosts = { straight: 0.05, bent: 0.125, taken: 0.1 }
const drawn = 1000
/** What calming did not believe is learnt from where it makes what is left out better by this share. */
const worthIt = 0.01

const sets = process.argv.slice(2)
// Written by train-photo.ts and by this.
const kept = JSON.parse(readFileSync(rootPath(place), 'utf8')) as Record<'both' | 'front' | 'side', Kept>
const random = randomFrom(67)
const people = sets.flatMap((set) =>
  readExamples(set).flatMap((each) => (each.features ? [{ ...each, body: `${set} ${each.id}` }] : [])),
)
if (people.length === 0)
  throw new Error(`No people in ${sets.join(', ')}: photograph.ts and read-all.ts write them.`)
const bodies = [...new Set(people.map(({ body }) => body))]
learnOn()

function learnOn() {
  const asked = asOftenAsAsked(people)
  const groups = asked.map(({ body }) => bodies.indexOf(body))
  const looks = (model: Kept) => asked.map((each) => lookAt(each, model, random))
  const looked = looks(kept.both)
  const { weights, leftOut, penalty } = fitBoth(prepared(asked, looked, groups))
  const far = weights.map((row) => row.map((value) => Number(value.toFixed(1))))
  const added = looked.map((look, r) => addedTo(look, leftOut[r] ?? []))
  reportSizes(asked, looked, added)

  const written = Object.entries(kept).map(([views, model]) => {
    const own = views === 'both' ? looked : looks(model)
    const addition = views === 'both' ? added : []
    const strayed = strayedOf(asked, own, { model, added: addition })
    report(views, strayed, groups)
    const { widening: _, far: __, ...rest } = model
    return [views, { ...rest, ...(views === 'both' && { far }), widening: wideningOf(strayed) }]
  })
  writeFileSync(rootPath(place), `${JSON.stringify(Object.fromEntries(written))}\n`)
  const full = sites.filter((_, k) => (far[k]?.length ?? 0) > (kept.both.weights[0]?.length ?? 0))
  console.log(
    `${place}: from ${bodies.length} bodies; penalties ${penalty.join(', ')}; with what calming did not believe: ${full.join(', ')}`,
  )
}

/** With and without what calming did not believe. */
function fitBoth(all: Prepared): Fitted {
  const bent = kept.both.weights[0]?.length ?? 0
  const cut = (rows: Matrix) => rows.map((row) => row.slice(0, bent))
  const { terms, costs, still = [] } = all
  const without = { ...all, terms: cut(terms), costs: costs.slice(0, bent), still: cut(still) }
  const [plain, full] = [fitTerms(without, penalties), fitTerms(all, penalties)]
  const isFull = sites.map((_, k) => loss(all, full.leftOut, k) < (1 - worthIt) * loss(all, plain.leftOut, k))
  const of = (k: number) => (isFull[k] ? full : plain)
  return {
    weights: sites.map((_, k) => of(k).weights[k] ?? []),
    leftOut: terms.map((_, r) => sites.map((__, k) => of(k).leftOut[r]?.[k] ?? 0)),
    penalty: sites.map((_, k) => of(k).penalty[k] ?? 0),
  }
}

function prepared(asked: readonly Example[], looked: readonly Looked[], groups: number[]): Prepared {
  return {
    terms: looked.map(({ farTerms, share }) => farTerms.map((value) => value * share)),
    answers: looked.map(({ mm }, r) => sites.map((site, k) => (asked[r]?.sitesMm[site] ?? 0) - (mm[k] ?? 0))),
    // A body twice as far out counts a quarter: nobody comes who is like the furthest.
    weights: looked.map(({ far }, r) => countsOf(asked[r]) / Math.max(1, far) ** 2),
    groups,
    costs: costsOf(kept.both),
    still: Array.from({ length: drawn }, drawnTerms),
  }
}

/** mm, by site: what the product would add of what was left out. */
function addedTo({ mm, unsure, share }: Looked, leftOut: readonly number[]): number[] {
  const whole = leftOut.map((each) => (share > 0 ? each / share : 0))
  return addedWithin(whole, { mm, unsure }).map((each) => each * share)
}

/** By term: the straight ones of each feature, the bent ones, and what calming did not believe. */
function costsOf({ mean: middle, weights }: Kept): number[] {
  const bent = (weights[0]?.length ?? 0) - 1 - middle.length
  return [
    0,
    ...middle.map(() => slopeCosts.straight),
    ...Array.from({ length: bent }, () => slopeCosts.bent),
    ...middle.map(() => slopeCosts.taken),
  ]
}

/** Of somebody like those the model was learnt from: a place along its directions, and what single features stray from it. */
function drawnTerms(): number[] {
  const { names, mean: middle, sd, axes, rough } = kept.both
  const along = axes.map(() => normal(random))
  const features = middle.map((start, i) => {
    const off = axes.reduce((sum, axis, k) => sum + (axis[i] ?? 0) * (along[k] ?? 0), 0)
    return start + (sd[i] ?? 1) * (off + (rough[i] ?? 0) * normal(random))
  })
  const sexAt = names.indexOf('male')
  const male = (features[sexAt] ?? 0) > 0.5 ? 1 : 0
  features[sexAt] = male
  return [1, ...termsOf(features, male, kept.both).farTerms]
}

/** So that lean, middling and heavy bodies count alike, however many there are of each. */
function countsOf(example: Example | undefined): number {
  const own = builds.find(({ isOf }) => example && isOf(example))
  return people.length / builds.length / people.filter((each) => own?.isOf(each)).length / askedTimes
}

function reportSizes(asked: readonly Example[], looked: readonly Looked[], added: Matrix) {
  for (const { title, isOf } of [{ title: 'all', isOf: () => true }, ...builds]) {
    const at = asked.flatMap((each, r) => (isOf(each) ? [r] : []))
    const errors = sites.map((site, k) => {
      const off = (r: number) => (looked[r]?.mm[k] ?? 0) - (asked[r]?.sitesMm[site] ?? 0)
      const before = mean(at.map((r) => Math.abs(off(r))))
      const now = mean(at.map((r) => Math.abs(off(r) + (added[r]?.[k] ?? 0))))
      return `${site} ${before.toFixed(1)} → ${now.toFixed(1)}`
    })
    console.log(`left out, by photos alone, mm, ${title} (${at.length / askedTimes}): ${errors.join(', ')}`)
  }
}

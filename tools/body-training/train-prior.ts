/**
 * What height, weight and sex alone say of a body, from the survey of real people: writes `estimate/prior.json` of the package.
 * Knee and armhole are not in the survey: how they follow from their neighbours is learnt from the generated bodies.
 *
 *   node --import tsx tools/body-training/train-prior.ts
 */
import { writeFileSync } from 'node:fs'
import { type Site, sites } from '@darzi/body/shapes.ts'
import { rootPath } from '../root.ts'
import { covariance, type Matrix, mean, normal, ridge } from './least-squares.ts'
import { randomFrom } from './random-from.ts'
import { readSurvey, type Surveyed } from './survey.ts'
import { filesOf, type Photographed, readPhotographed } from './training-set.ts'

const place = 'packages/body/src/estimate/prior.json'

interface Follows {
  knee: { share: number; sd: number }
  armhole: { weights: number[]; sd: number }
}

const bodies = filesOf('train').map(readPhotographed)
const follows = learnFollowers(bodies)
const bySex = { male: prior('male'), female: prior('female') }
writeFileSync(rootPath(place), `${JSON.stringify(bySex)}\n`)
console.log(`${place}: from ${bodies.length} generated bodies`, JSON.stringify(follows))

function prior(sex: 'male' | 'female') {
  const random = randomFrom(sex === 'male' ? 1 : 2)
  const people = readSurvey(sex)
  const rows = people.map(({ heightMm, weightKg }) => buildOf(heightMm, weightKg))
  const sizes = people.map((person) => sites.map((site) => sizeOf(person, site, random)))
  const weights = ridge(rows, sizes, [0, 0, 0])
  const residuals = sizes.map((row, r) => row.map((mm, k) => mm - dot(rows[r] ?? [], weights, k)))
  return {
    // By site: how the mean follows from 1, height in mm and the root of kilograms by metre.
    mean: sites.map((_, k) => weights.map((row) => rounded(row[k] ?? 0, 5))),
    /** The lower half of the covariance, row by row. */
    covariance: covariance(residuals).map((row, i) => row.slice(0, i + 1).map((value) => rounded(value, 1))),
  }
}

function sizeOf(person: Surveyed, site: Site, random: () => number): number {
  const { knee, armhole } = follows
  if (site === 'knee') return person.lowerThighMm * knee.share + knee.sd * normal(random)
  if (site !== 'armhole') return person.sitesMm[site]
  const { chest, bicep, shoulder_width } = person.sitesMm
  return dotRow([1, chest, bicep, shoulder_width], armhole.weights) + armhole.sd * normal(random)
}

function learnFollowers(people: readonly Photographed[]): Follows {
  const share = mean(people.map(({ sitesMm, lowerThighMm }) => sitesMm.knee / lowerThighMm))
  const rows = people.map(({ sitesMm: { chest, bicep, shoulder_width } }) => [
    1,
    chest,
    bicep,
    shoulder_width,
  ])
  const weights = ridge(
    rows,
    people.map(({ sitesMm }) => [sitesMm.armhole]),
    [0, 1, 1, 1],
  ).map(([w = 0]) => w)
  return {
    knee: { share, sd: spread(people.map((p) => p.sitesMm.knee - share * p.lowerThighMm)) },
    armhole: {
      weights,
      sd: spread(people.map((p, r) => p.sitesMm.armhole - dotRow(rows[r] ?? [], weights))),
    },
  }
}

function buildOf(heightMm: number, weightKg: number): number[] {
  return [1, heightMm, Math.sqrt(weightKg / (heightMm / 1000))]
}

function spread(values: readonly number[]): number {
  return Math.sqrt(mean(values.map((value) => value * value)))
}

function dotRow(row: readonly number[], weights: readonly number[]): number {
  return row.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0)
}

function dot(row: readonly number[], weights: Matrix, column: number): number {
  return row.reduce((sum, value, i) => sum + value * (weights[i]?.[column] ?? 0), 0)
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}

/**
 * Keeps what is read of the third exam's pictures, small, so that a test tells when the product measures worse: no picture, the
 * features alone, in tenths of a millimetre.
 *
 *   node --import tsx tools/body-training/keep-exam.ts
 */
import { writeFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { startScale } from '@darzi/body/estimate/site-scale.ts'
import { sites } from '@darzi/body/shapes.ts'
import { rootPath } from '../root.ts'
import { kgOfLitre } from './examples.ts'
import { examplesOf } from './examples-of.ts'
import { isLikePeople } from './plausible.ts'
import { filesOf, readPhotographed } from './training-set.ts'

const place = 'packages/body/src/estimate/exam-people.json'
/** Stands for what could not be read. */
const unread = -32_768

const bodies = filesOf('third-exam')
  .map(readPhotographed)
  .filter((body) => isLikePeople(body, body.isMale))
const examples = bodies
  .flatMap(examplesOf)
  .flatMap((each) => (each.features ? [{ ...each, features: each.features }] : []))
const ofPerson = ['height', 'weight', 'bulk', 'male']
const names = Object.keys(examples[0]?.features ?? {}).filter((name) => !ofPerson.includes(name))
const people = examples.map(({ kind, isMale, heightMm, volume, sitesMm }) => ({
  kind,
  person: { sex: isMale ? 'male' : 'female', heightMm: tenth(heightMm), weightKg: tenth(volume * kgOfLitre) },
  tape: sites.map((site) => Math.round(sitesMm[site] * startScale(site).scale)),
}))
const rows = examples.flatMap(({ features }) => names.map((name) => asTenths(features[name])))
const packed = deflateRawSync(Buffer.from(Int16Array.from(rows).buffer), { level: 9 }).toString('base64')
writeFileSync(rootPath(place), `${JSON.stringify({ names, people, rows: packed })}\n`)
console.log(`${place}: ${people.length} examples of ${bodies.length} people, ${names.length} features`)

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

function asTenths(value: number | null | undefined): number {
  return value === null || value === undefined || Number.isNaN(value) ? unread : Math.round(value * 10)
}

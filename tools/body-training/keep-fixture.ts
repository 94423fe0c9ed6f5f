/**
 * Keeps a few people of the exam, small, for tests that run without the training folder and without the generator:
 * landmarks, masks at a third of their size, and the true sizes a tape would read.
 *
 *   node --import tsx tools/body-training/keep-fixture.ts
 */
import { writeFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { startScale } from '@darzi/body/estimate/site-scale.ts'
import { type SeenPicture, sites } from '@darzi/body/shapes.ts'
import { rootPath } from '../root.ts'
import { kgOfLitre } from './examples.ts'
import { isLikePeople } from './plausible.ts'
import { filesOf, readPhotographed } from './training-set.ts'

const place = 'packages/body/src/estimate/seen-people.json'
const smaller = 3
/** kg/m². */
const heavy = 35

const people = filesOf('exam').map(readPhotographed)
const likely = people.filter((body) => isLikePeople(body, body.isMale))
const wanted = [likely.find(({ isMale }) => isMale), likely.find(({ isMale }) => !isMale), heaviest()]
const kept = wanted.flatMap((body) => {
  const pictures = body?.views.plain
  if (!body || !pictures) return []
  const { isMale, heightMm, volume, sitesMm } = body
  const tape = sites.map((site) => [site, Math.round(sitesMm[site] * startScale(site).scale)])
  const person = {
    sex: isMale ? 'male' : 'female',
    heightMm: Math.round(heightMm),
    weightKg: Math.round(volume * kgOfLitre * 10) / 10,
  }
  return [
    { person, tape: Object.fromEntries(tape), front: small(pictures.front), side: small(pictures.side) },
  ]
})
writeFileSync(rootPath(place), `${JSON.stringify(kept)}\n`)

/** Short of the one whose belly is like nobody's: his ± does not hold, and docs/body-measuring.md says so. */
function heaviest() {
  const bulk = ({ heightMm, volume }: (typeof likely)[number]) =>
    (volume * kgOfLitre) / (heightMm / 1000) ** 2
  return likely.filter((body) => bulk(body) < heavy).sort((a, b) => bulk(b) - bulk(a))[0]
}

function small({ landmarks = [], mask }: SeenPicture) {
  const [width, height] = [Math.floor(mask.width / smaller), Math.floor(mask.height / smaller)]
  const alpha = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let k = 0; k < smaller * smaller; k++) {
        const [column, row] = [smaller * x + (k % smaller), smaller * y + Math.floor(k / smaller)]
        sum += mask.alpha[row * mask.width + column] ?? 0
      }
      // Sixteen steps of sureness are enough.
      alpha[y * width + x] = Math.round(sum / (smaller * smaller) / 17) * 17
    }
  }
  const short = (value: number) => Math.round((value / smaller) * 10) / 10
  return {
    width,
    height,
    alpha: deflateRawSync(alpha, { level: 9 }).toString('base64'),
    landmarks: landmarks.map(({ x, y, visibility }) => [
      short(x),
      short(y),
      Math.round(visibility * 100) / 100,
    ]),
  }
}

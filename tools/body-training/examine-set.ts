/**
 * How well a set of photographed people is measured, as they come: all of them, and those like surveyed ones, the heavy and the
 * lean apart. With `told` they say their height and weight as people do, a centimetre and two kilograms wrong (one standard deviation).
 *
 *   node --import tsx tools/body-training/examine-set.ts test-wild
 *   node --import tsx tools/body-training/examine-set.ts fourth-exam told
 */
import { sites } from '@darzi/body/shapes.ts'
import { isMain } from '../root.ts'
import { examineGenerated, type MarksBySite } from './examine.ts'
import { kgOfLitre } from './examples.ts'
import { isLikePeople } from './plausible.ts'
import { hasPhotographed, type Photographed } from './training-set.ts'

const asPeopleSay = { heightMm: 10, weightKg: 2 }
const bulk = ({ heightMm, volume }: Photographed) => (volume * kgOfLitre) / (heightMm / 1000) ** 2
const parts: Record<string, (body: Photographed) => boolean> = {
  all: () => true,
  'like surveyed people': (body) => isLikePeople(body, body.isMale),
  '23-29 kg/m²': (body) => bulk(body) >= 23 && bulk(body) <= 29,
  'over 29 kg/m²': (body) => bulk(body) > 29,
  'under 23 kg/m²': (body) => bulk(body) < 23,
}

if (isMain(import.meta.url)) {
  const [set = 'test-wild', ...words] = process.argv.slice(2)
  if (hasPhotographed(set)) examineSet(set, words.includes('told') ? asPeopleSay : undefined)
  else
    console.log(
      `Skipped: no people of ${set} (BODY_TRAINING); photograph.ts and photograph-pov.ts make them.`,
    )
}

export function examineSet(set: string, told?: typeof asPeopleSay): void {
  const marks = Object.entries(parts).map(([title, isAsked]): [string, MarksBySite] => [
    title,
    examineGenerated(set, 'either', { isAsked, ...(told && { told }) }),
  ])
  const people = marks.map(([title, of]) => `${title} ${of.chest?.people ?? 0}`)
  console.log(`\n${set}, mean error in mm (share within the ±): ${people.join(' · ')}`)
  for (const site of sites) {
    const cells = marks.map(([, { [site]: mark }]) =>
      mark ? `${mark.error.toFixed(1)} (${(100 * mark.covered).toFixed(0)})` : '-',
    )
    console.log(`${site}: ${cells.join(' · ')}`)
  }
  const shares = marks.map(([, of]) => {
    const covered = Object.values(of).map((mark) => mark.covered)
    return (100 * covered.reduce((sum, each) => sum + each, 0)) / Math.max(1, covered.length)
  })
  console.log(`all sizes within their ±, %: ${shares.map((share) => share.toFixed(1)).join(' · ')}`)
}

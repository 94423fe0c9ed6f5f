/**
 * Puts things behind the people of a set and keeps the features of those whose outline jumps by it: by them is learnt how wide
 * the ± must be then.
 *
 *   node --import tsx tools/body-training/spoil.ts calibrate
 */
import { writeFileSync } from 'node:fs'
import { featuresFile, spoiltSet } from './examples.ts'
import { examplesOf } from './examples-of.ts'
import { randomFrom } from './random-from.ts'
import { withThingBehind } from './thing-behind.ts'
import { filesOf, type Photographed, readPhotographed } from './training-set.ts'

/** For each picture; most of them make no jump where it is looked for. */
const tries = 3

const [name = 'calibrate'] = process.argv.slice(2)
const random = randomFrom(31)
const spoilt = filesOf(name).flatMap((file) => {
  const body = readPhotographed(file)
  return Array.from({ length: tries }, () => examplesOf({ ...body, views: spoiltViews(body) })).flat()
})
writeFileSync(featuresFile(spoiltSet(name)), JSON.stringify(spoilt))
console.log(`${spoiltSet(name)}: ${spoilt.length} examples`)

function spoiltViews({ views }: Photographed): Photographed['views'] {
  const { plain, cluttered } = views
  return {
    plain: plain && withThingBehind(plain, random),
    cluttered: cluttered && withThingBehind(cluttered, random),
  }
}

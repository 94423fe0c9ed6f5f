/**
 * Reads the features of all that `photograph.ts` kept, so that models are fitted anew in seconds. To be run after a change of
 * packages/body/src/silhouette.
 *
 *   node --import tsx tools/body-training/read-all.ts train train-wild exam exam-wild
 */
import { writeFileSync } from 'node:fs'
import { readFeatures } from '@darzi/body/silhouette/features.ts'
import { type Example, featuresFile } from './examples.ts'
import { filesOf, type Photographed, readPhotographed } from './training-set.ts'

for (const name of process.argv.slice(2)) {
  const examples = filesOf(name).flatMap((file) => examplesOf(readPhotographed(file)))
  writeFileSync(featuresFile(name), JSON.stringify(examples))
  console.log(
    `${name}: ${examples.length} examples, ${examples.filter((each) => !each.features).length} unseen`,
  )
}

function examplesOf({ id, isMale, heightMm, volume, sitesMm, views }: Photographed): Example[] {
  const person = { sex: isMale ? 'male' : 'female', heightMm, weightKg: volume } as const
  return (['plain', 'cluttered'] as const).flatMap((kind) => {
    const pictures = views[kind]
    if (!pictures) return []
    const read = readFeatures(person, pictures)
    const isRead = read?.views === 'both'
    return { id, isMale, kind, heightMm, volume, sitesMm, ...(isRead && { features: read.features }) }
  })
}

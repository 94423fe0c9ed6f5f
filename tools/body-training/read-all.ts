/**
 * Reads the features of all that `photograph.ts` kept, so that models are fitted anew in seconds. To be run after a change of
 * packages/body/src/silhouette.
 *
 *   node --import tsx tools/body-training/read-all.ts train train-wild develop calibrate exam
 */
import { writeFileSync } from 'node:fs'
import { featuresFile } from './examples.ts'
import { examplesOf } from './examples-of.ts'
import { filesOf, readPhotographed } from './training-set.ts'

for (const name of process.argv.slice(2)) {
  const examples = filesOf(name).flatMap((file) => examplesOf(readPhotographed(file)))
  writeFileSync(featuresFile(name), JSON.stringify(examples))
  console.log(
    `${name}: ${examples.length} examples, ${examples.filter((each) => !each.features).length} unseen`,
  )
}

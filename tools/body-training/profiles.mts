/**
 * Learns the avatar's form: `npx tsx tools/body-training/profiles.mts` cuts generated bodies into rings, asks the survey for
 * heights and usual sizes, and writes packages/body/src/avatar/form.json. Needs the shared data beside the project.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bodyData } from './body-generator.ts'
import { bodyCutter, type CutBody, type Generator } from './profiles-cuts.mts'
import { learnForm } from './profiles-learn.mts'
import { learnSurvey } from './profiles-survey.mts'

const [count, seed] = [280, 7]

// It is plain JavaScript outside the project, so its shape is our word.
const generator = (await import(join(bodyData, 'bodies-generator/mh.mjs'))) as Generator
const cut = bodyCutter(generator, bodyData)
const random = generator.rng(seed)
const bodies: CutBody[] = []
for (let k = 0; k < count; k++) {
  const male = (k % 2) as 0 | 1
  const body = generator.randomBody(random, male)
  // The generator's own people run slim; a form must know heavy ones as well.
  body.weight = 0.1 + 1.3 * random()
  if (random() < 0.3) body.details['stomach/pregnant'] = 0.6 * random()
  bodies.push(cut(body, male))
}

const target = join(import.meta.dirname, '../../packages/body/src/avatar/form.json')
const form = { ...learnForm(bodies), survey: learnSurvey(bodyData) }
writeFileSync(target, `${JSON.stringify(form, undefined, 2)}\n`)
console.log(`${count} bodies → ${target}`)

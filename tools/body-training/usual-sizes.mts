/**
 * What sizes are usual where nobody gave them: `npx tsx tools/body-training/usual-sizes.mts` asks the survey and writes
 * packages/body/src/avatar/survey.json. Needs the shared data beside the project.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bodyData } from './body-generator.ts'
import { learnSurvey } from './profiles-survey.mts'

const target = join(import.meta.dirname, '../../packages/body/src/avatar/survey.json')
writeFileSync(target, `${JSON.stringify(learnSurvey(bodyData), undefined, 2)}\n`)
console.log(target)

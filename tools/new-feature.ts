/**
 * `npm run new-feature fittings [English Hindi Punjabi]`: the smallest feature that is true on every side: a table bound
 * to its shop, a list behind the pipeline, a screen with its faces, and its name in three languages.
 */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { runProgram } from './check/run-program.ts'
import { namesOf, problemOfName } from './new-feature/names.ts'
import { nextSteps } from './new-feature/next-steps.ts'
import { registered } from './new-feature/register.ts'
import { serverFiles } from './new-feature/server-files.ts'
import { webFiles } from './new-feature/web-files.ts'
import { rootPath } from './root.ts'
import { staleSchemaFiles } from './schema.ts'

const [feature = '', ...titles] = process.argv.slice(2)
const isThere = existsSync(rootPath(`packages/contract/src/${feature}.ts`))
const error = problemOfName(feature) ?? (isThere ? `There is a feature ${feature} already.` : undefined)

if (error) {
  console.error(error)
  process.exitCode = 1
} else {
  await layOutFeature()
}

async function layOutFeature() {
  const names = namesOf(feature, titles)
  const made = { ...(await serverFiles(names)), ...webFiles(names) }
  const changed = await registered(names)
  const written = { ...made, ...changed }
  for (const [path, text] of Object.entries(written)) await write(path, text)
  for (const { path, text } of await staleSchemaFiles()) await write(path, text)
  await runProgram('@biomejs/biome/bin/biome', [
    'check',
    '--write',
    ...Object.keys(written).filter(isFormatted),
  ])
  console.log(nextSteps({ names, made: Object.keys(made), changed: Object.keys(changed) }))
}

async function write(path: string, text: string) {
  await mkdir(dirname(rootPath(path)), { recursive: true })
  await writeFile(rootPath(path), text)
}

function isFormatted(path: string): boolean {
  return !path.endsWith('.sql')
}

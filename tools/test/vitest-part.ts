import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../root.ts'
import { countReport, type PartResult } from './outcome.ts'

const vitest = join(root, 'node_modules/vitest/vitest.mjs')

export interface Wanted {
  name: string
  project: string
  filters: string[]
  env?: NodeJS.ProcessEnv
}

/** Runs one vitest project, its output shown as it comes. */
export async function vitestPart({
  name,
  project,
  filters,
  env = withoutDatabase(),
}: Wanted): Promise<PartResult> {
  const began = Date.now()
  const folder = await mkdtemp(join(tmpdir(), 'darzi-tests-'))
  const report = join(folder, 'report.json')
  console.log(`\n— ${name}`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const words = [vitest, 'run', '--project', project, ...reporters, ...filters]
  const child = spawn(process.execPath, words, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
  const [exitCode] = await once(child, 'close')
  const read = await readFile(report, 'utf8').then(JSON.parse, () => undefined)
  await rm(folder, { recursive: true, force: true })
  return { name, ...countReport(read, exitCode ?? 1), seconds: (Date.now() - began) / 1000 }
}

/** A part that cannot run here: its tests are counted as skipped, and the reason is told. */
export async function skippedPart({
  name,
  project,
  filters,
  params,
}: Wanted & { params: string }): Promise<PartResult> {
  const began = Date.now()
  const words = [vitest, 'list', '--json', '--project', project, ...filters]
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
  let listed = ''
  child.stdout.on('data', (part) => {
    listed += part
  })
  await once(child, 'close')
  const skipped = listed.trim() === '' ? 0 : JSON.parse(listed).length
  return { name, passed: 0, failed: 0, skipped, seconds: (Date.now() - began) / 1000, params }
}

function withoutDatabase(): NodeJS.ProcessEnv {
  const { DARZI_TEST_DATABASE_URL: _, DATABASE_URL: __, ...env } = process.env
  return env
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import config from '../../vitest.config.ts'
import { root, rootPath } from '../root.ts'
import { countReport, type PartResult, testsOf } from './outcome.ts'

const vitest = join(root, 'node_modules/vitest/vitest.mjs')

export interface Wanted {
  name: string
  project: string
  filters: string[]
  env?: NodeJS.ProcessEnv
  /** Its output is shown when it has ended, since another part is printing meanwhile. */
  isHeld?: boolean
}

/** Runs one vitest project. A project that does not exist has no tests. */
export async function vitestPart({
  name,
  project,
  filters,
  env = withoutDatabase(),
  isHeld = false,
}: Wanted): Promise<PartResult> {
  if (!hasProject(project)) return { name, passed: 0, failed: 0, skipped: 0, seconds: 0 }
  const began = Date.now()
  const folder = await mkdtemp(join(tmpdir(), 'darzi-tests-'))
  const [report, times] = [join(folder, 'report.json'), join(folder, 'times.json')]
  const opening = `\n— ${name}`
  if (!isHeld) console.log(opening)
  const timer = `--reporter=${rootPath('tools/test/file-times-reporter.ts')}`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, timer]
  const words = [vitest, 'run', '--project', project, ...reporters, ...filters]
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { ...env, DARZI_FILE_TIMES: times },
    stdio: isHeld ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  })
  const held: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => held.push(part))
  const [exitCode] = await once(child, 'close')
  if (isHeld) console.log(`${opening}\n${Buffer.concat(held)}`)
  const [counted, files] = await Promise.all([readJson(report), readJson(times)])
  await rm(folder, { recursive: true, force: true })
  const seconds = (Date.now() - began) / 1000
  const tests = testsOf(counted)
  return { name, ...countReport(counted, exitCode ?? 1), seconds, files: files ?? [], tests }
}

/** A part that cannot run here: its tests are counted as skipped, and the reason is told. */
export async function skippedPart({
  name,
  project,
  filters,
  reason,
}: Wanted & { reason: string }): Promise<PartResult> {
  if (!hasProject(project)) return { name, passed: 0, failed: 0, skipped: 0, seconds: 0 }
  const began = Date.now()
  const words = [vitest, 'list', '--json', '--project', project, ...filters]
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
  let listed = ''
  child.stdout.on('data', (part) => {
    listed += part
  })
  await once(child, 'close')
  const skipped = listed.trim() === '' ? 0 : JSON.parse(listed).length
  return { name, passed: 0, failed: 0, skipped, seconds: (Date.now() - began) / 1000, reason }
}

function hasProject(name: string): boolean {
  const projects = config.test?.projects ?? []
  return projects.some(
    (project) => typeof project === 'object' && 'test' in project && project.test?.name === name,
  )
}

function readJson(path: string) {
  return readFile(path, 'utf8').then(JSON.parse, () => undefined)
}

function withoutDatabase(): NodeJS.ProcessEnv {
  const { DARZI_TEST_DATABASE_URL: _, DATABASE_URL: __, ...env } = process.env
  return env
}

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../root.ts'

const sources = [
  'apps',
  'packages',
  'tools',
  'e2e',
  'package.json',
  'tsconfig.json',
  'biome.json',
  '.gitignore',
]
let copy = ''

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'darzi-new-feature-'))
  await Promise.all(
    sources
      .filter((name) => existsSync(join(root, name)))
      .map((name) => cp(join(root, name), join(copy, name), { recursive: true })),
  )
  await linkModules()
})
afterAll(() => rm(copy, { recursive: true, force: true }))

test('a new feature passes the check on every side', async () => {
  const told = await node('tools/new-feature.ts', 'fabric-rolls', 'Fabric rolls', 'कपड़े के थान', 'ਕੱਪੜੇ ਦੇ ਥਾਨ')
  expect(told).toContain('apps/server/src/features/fabric-rolls/fabric-rolls.routes.ts')
  const rules = ['format', 'types', 'arrows', 'words', 'word-keys', 'literals', 'sql', 'schema']
  const checked = await node('tools/check.ts', ...rules)
  // What else is amiss in the tree is not the new feature's.
  expect(checked.split('\n').filter((line) => /fabric-?roll/i.test(line))).toEqual([])
  expect(checked).toContain('schema.sql')
  const places = await node('tools/where.ts', 'fabric-rolls')
  expect(places.match(/^ {2}/gm)?.length).toBeGreaterThanOrEqual(9)
}, 120_000)

test('a feature that is there, or a name that is none, is refused and nothing is written', async () => {
  expect(await node('tools/new-feature.ts', 'customers')).toContain('There is a feature customers already')
  expect(await node('tools/new-feature.ts', '../Fittings')).toContain('Name the feature in the plural')
}, 60_000)

/** Everything a program said, whether it succeeded or not. */
async function node(...args: string[]): Promise<string> {
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', ...args], { cwd: copy })
  const { stdout, stderr } = await run.catch((failed: { stdout: string; stderr: string }) => failed)
  return `${stdout}${stderr}`
}

/** The packages of npm are shared with the tree; our own must be the copy's. */
async function linkModules() {
  await mkdir(join(copy, 'node_modules/@darzi'), { recursive: true })
  const shared = (await readdir(join(root, 'node_modules'))).filter(
    (name) => name !== '@darzi' && !name.startsWith('.'),
  )
  await Promise.all(
    shared.map((name) => symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name))),
  )
  const ours = await readdir(join(copy, 'packages'))
  await Promise.all(
    ours.map((name) => symlink(join(copy, 'packages', name), join(copy, 'node_modules/@darzi', name))),
  )
}

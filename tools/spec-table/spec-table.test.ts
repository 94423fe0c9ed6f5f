/** docs/spec-table.md says what is there of the specification. Printed anew: `npx vitest run --project pure tools/spec-table -u`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rootPath } from '../root.ts'
import { isThere, printTable } from './print-table.ts'
import { callRows, mostNotYet, type Proof, pathRows } from './rows.ts'
import { ruleSections } from './rule-rows.ts'

const read = (path: string) => readFileSync(rootPath(path), 'utf8')

/** Every path a screen stands at, read as text: a tool may not import the web. */
const screenPaths = readdirSync(rootPath('apps/web/src'))
  .filter((name) => name.endsWith('-screens.ts'))
  .flatMap((name) => [...read(`apps/web/src/${name}`).matchAll(/\bpath: '([^']+)'|\baliases: \[([^\]]*)\]/g)])
  .flatMap(([, path, aliases = '']) =>
    path ? [path] : [...aliases.matchAll(/'([^']+)'/g)].map(([, alias = '']) => alias),
  )
/** The holes of a path may be called anything. */
const plain = (path: string) => path.replace(/:\w+/g, ':')
const hasScreen = (path: string) => screenPaths.some((known) => plain(known) === plain(path))

/** The title stands in a text of the file, as the title of a test does. */
function isProof({ file, title }: Proof): boolean {
  if (!/\.test\.tsx?$|\.e2e\.ts$/.test(file) || !existsSync(rootPath(file))) return false
  return read(file)
    .split('\n')
    .some((line) => /['"`][^'"`]*$/.test(line.slice(0, Math.max(0, line.indexOf(title)))))
}

test('a path that counts as there has a screen, but for the address nobody knows', () => {
  const without = pathRows.filter((row) => isThere(row) && !hasScreen(row.path)).map(({ path }) => path)
  expect(without).toEqual(['/no-such-page'])
})

test('a path that counts as there, and each call, names a test that exists', () => {
  const proofs = [...pathRows.filter(isThere), ...callRows].map((row) => row.proof)
  expect(proofs.filter((proof) => !proof || !isProof(proof))).toEqual([])
})

test('each state, rule, sentence and constant that counts as there names a test that exists', () => {
  const rules = ruleSections.flatMap(({ rows }) => rows).filter(isThere)
  expect(rules.filter(({ proof }) => !proof || !isProof(proof)).map(({ says }) => says)).toEqual([])
})

test('each call is a route of the contract', () => {
  const declared = readdirSync(rootPath('packages/contract/src'))
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [
      ...read(`packages/contract/src/${name}`).matchAll(/method: '(\w+)',\s+path: '([^']+)'/g),
    ])
    .map(([, method, path]) => `${method} ${path}`)
  expect(callRows.map(({ route }) => route).filter((route) => !declared.includes(route))).toEqual([])
})

test('what is not there yet becomes less, never more', () => {
  expect(pathRows.filter((row) => !isThere(row))).toHaveLength(mostNotYet)
})

test('no path stands in the table twice', () => {
  expect(new Set(pathRows.map(({ path }) => path)).size).toBe(pathRows.length)
})

test('docs/spec-table.md is what these rows print', async () => {
  await expect(printTable()).toMatchFileSnapshot('../../docs/spec-table.md')
})

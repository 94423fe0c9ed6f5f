/** That a new feature also has right types, and is laid out by the command itself, is proved by new-feature.exam.test.ts. */
import { expect, test } from 'vitest'
import { literals } from '../check/literals.ts'
import type { Finding } from '../check/rule.ts'
import { arrows, sqlPlaces } from '../check/rules.ts'
import { readSourceFiles } from '../check/source-files.ts'
import { nodesOf } from '../check/syntax.ts'
import { wordKeys } from '../check/word-keys.ts'
import { namesOf, problemOfName } from './names.ts'
import { registered } from './register.ts'
import { serverFiles } from './server-files.ts'
import { webFiles } from './web-files.ts'

const names = namesOf('fabric-rolls', ['Fabric rolls', 'कपड़े के थान', 'ਕੱਪੜੇ ਦੇ ਥਾਨ'])

test('what is laid out for a new feature can be read as code, and the project’s rules find nothing amiss in it', async () => {
  const written = { ...(await serverFiles(names)), ...webFiles(names), ...(await registered(names)) }
  const laidOut = Object.entries(written).map(([path, text]) => ({ path, text }))
  expect(laidOut.length).toBeGreaterThanOrEqual(12)
  for (const file of laidOut.filter(({ path }) => /\.tsx?$/.test(path)))
    expect(nodesOf(file).length, file.path).toBeGreaterThan(5)
  for (const { path, text } of laidOut.filter(({ path }) => path.endsWith('.json')))
    expect(Object.keys(JSON.parse(text)), path).not.toEqual([])
  const others = (await readSourceFiles()).filter(({ path }) => !(path in written))
  const findings: Finding[] = []
  for (const rule of [arrows, literals, sqlPlaces, wordKeys])
    findings.push(...(await rule.find([...others, ...laidOut])))
  // What else is amiss in the tree is not the new feature's.
  expect(
    findings.filter(({ path }) => path in written).map(({ path, problem }) => `${path}: ${problem}`),
  ).toEqual([])
}, 60_000)

test('a feature is named in the plural, in small letters', () => {
  expect(problemOfName('fabric-rolls')).toBeUndefined()
  expect(problemOfName('../Fittings')).toContain('Name the feature in the plural')
})

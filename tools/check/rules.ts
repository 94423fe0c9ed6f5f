import { advisories } from './advisories.ts'
import { browserWeight } from './browser-weight.ts'
import { cycles } from './cycles.ts'
import { problemOfFeature } from './feature-fronts.ts'
import { firstLoad } from './first-load.ts'
import { importsOf } from './imports.ts'
import { literals } from './literals.ts'
import { notices } from './notices.ts'
import { problemOfPart } from './parts.ts'
import { type Finding, lineAt, type Rule, type SourceFile } from './rule.ts'
import { runProgram } from './run-program.ts'
import { schema } from './schema.ts'
import { readSourceFiles } from './source-files.ts'
import { types } from './types.ts'
import { wordKeys } from './word-keys.ts'

/** The words have their own test, for their package to stand alone; the check only asks it. */
const words: Rule = {
  name: 'words',
  demands: 'the same keys and params in every language',
  find: () =>
    runProgram('vitest/vitest.mjs', [
      'run',
      '--project',
      'pure',
      '--reporter=dot',
      'packages/words/src/words.test.ts',
    ]),
}

const server = /^apps\/server\/src\/.*\.ts$/
const places =
  /(-queries|-store|-for-tests|\.test)\.ts$|^apps\/server\/src\/(db|events|jobs|work|access|http|testing)\//
const sql =
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(|\bsql(?:<[^>`]*>)?`|\.query\(\s*['"`]/g

export const sqlPlaces: Rule = {
  name: 'sql',
  demands: 'SQL only in queries, stores, the database, its events and jobs, and the pipeline',
  find: (files) => files.filter(({ path }) => server.test(path) && !places.test(path)).flatMap(sqlOf),
}

function sqlOf({ path, text }: SourceFile): Finding[] {
  const found = [...text.matchAll(sql)]
  return found.map((match) => ({
    path,
    line: lineAt(text, match.index),
    problem: `${match[0]}: move it to the feature's -queries.ts or -store.ts`,
  }))
}

const most = 300
const counted = /\.(tsx?|mjs|css)$/

export const sizes: Rule = {
  name: 'sizes',
  demands: `no file over ${most} lines`,
  find(files) {
    const sized = sizesOf(files)
    console.log(
      `  ${sized.length} files of code: median ${at(sized, 0.5)} lines, nine in ten below ${at(sized, 0.9)}`,
    )
    return sized
      .filter(({ lines }) => lines > most)
      .map(({ path, lines }) => ({ path, problem: `${lines} lines; split it by what its parts are for` }))
  },
}

interface Sized {
  path: string
  lines: number
}

function sizesOf(files: SourceFile[]): Sized[] {
  const sized = files
    .filter(({ path }) => counted.test(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
  return sized.sort((a, b) => a.lines - b.lines)
}

/** The number of lines that the given share of the files does not exceed. */
function at(sized: Sized[], share: number): number {
  return sized[Math.floor((sized.length - 1) * share)]?.lines ?? 0
}

const formatAndLint: Rule = {
  name: 'format',
  demands: 'formatted and free of lint',
  find: () =>
    runProgram('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '--max-diagnostics=40', '.']),
}

const place = /^apps\/web\/src\/(?!theme\/).*\.(css|tsx?)$/
const hex = '#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\\b'
const functions = '\\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\\('
const names =
  '\\b(?:white|black|red|green|blue|gr[ae]y|orange|yellow|purple|pink|brown|navy|teal|silver|gold|maroon)\\b'

/** In CSS after a colon; in code inside quotes, where a fragment (`href="#add"`) is no colour. */
const inCss = new RegExp(`(?<=:[^;{}]*)(?:${hex}|${functions}|(?<=[:\\s(,])${names}(?=[\\s;,)!]))`, 'gi')
const inCode = new RegExp(`(?<!(?:href|to)=\\{?)['"\`](?:${hex}|${functions})`, 'gi')

export const colours: Rule = {
  name: 'colours',
  demands: 'no colour outside the theme',
  find: (files) =>
    files.filter(({ path }) => place.test(path) && !path.includes('.test.')).flatMap(coloursOf),
}

function coloursOf({ path, text }: SourceFile): Finding[] {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  const found = [...plain.matchAll(path.endsWith('.css') ? inCss : inCode)]
  return found.map((match) => ({
    path,
    line: lineAt(plain, match.index),
    problem: `${match[0]} is a colour; use a token of the theme`,
  }))
}

/** Tests, and what runs in Node while the web is built: none of it reaches a browser. */
const tests = /(\.test\.tsx?|-for-tests\.tsx?|vite\.config\.ts)$|^apps\/web\/build\//

/** The arrows of the design: who may import whom. Tests may reach further inside their own part, not across parts. */
export const arrows: Rule = {
  name: 'arrows',
  demands: 'imports only point down, and features meet at their fronts',
  find: (files) =>
    files.flatMap((file) =>
      importsOf(file).flatMap((found): Finding[] => {
        const isTest = tests.test(file.path)
        const refused =
          problemOfPart({ from: file.path, ...found, isTest }) ??
          (isTest ? undefined : problemOfFeature(file.path, found))
        return refused
          ? [{ path: file.path, line: found.line, problem: `imports ${found.specifier}: ${refused}` }]
          : []
      }),
    ),
}

const rules: Rule[] = [
  // The three that take long go first: two run at a time.
  types,
  formatAndLint,
  firstLoad,
  arrows,
  cycles,
  browserWeight,
  sizes,
  words,
  wordKeys,
  literals,
  colours,
  sqlPlaces,
  schema,
  notices,
  advisories,
]

export interface Outcome {
  name: string
  findings: Finding[]
}

/** Runs the named rules, or all, two at a time, and prints what each finds. Throws for a name of none. */
export async function runRules(names: string[] = []): Promise<Outcome[]> {
  const known = rules.map(({ name }) => name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(`No rule is called ${unknown.join(', ')}. The rules are ${known.join(', ')}.`)
  const files = await readSourceFiles()
  const wanted = names.length === 0 ? rules : rules.filter((rule) => names.includes(rule.name))
  const queue = [...wanted]
  const outcomes: Outcome[] = []
  async function worker() {
    for (let rule = queue.shift(); rule; rule = queue.shift()) outcomes.push(await runRule(rule, files))
  }
  await Promise.all([worker(), worker()])
  return outcomes
}

async function runRule(
  { name, demands, find }: Rule,
  files: Awaited<ReturnType<typeof readSourceFiles>>,
): Promise<Outcome> {
  const began = Date.now()
  const findings = await find(files)
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(`${findings.length === 0 ? '✓' : '✗'} ${name}: ${demands} (${seconds} s)`)
  for (const { path, line, problem } of findings)
    console.error(`    ${line ? `${path}:${line}` : path}: ${problem}`)
  return { name, findings }
}

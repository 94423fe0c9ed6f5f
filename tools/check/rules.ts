import { arrows } from './arrows.ts'
import { browserWeight } from './browser-weight.ts'
import { colours } from './colours.ts'
import { cycles } from './cycles.ts'
import { firstLoad } from './first-load.ts'
import { formatAndLint } from './format-and-lint.ts'
import { literals } from './literals.ts'
import { notices } from './notices.ts'
import type { Finding, Rule } from './rule.ts'
import { schema } from './schema.ts'
import { sizes } from './sizes.ts'
import { readSourceFiles } from './source-files.ts'
import { sqlPlaces } from './sql-places.ts'
import { types } from './types.ts'
import { wordKeys } from './word-keys.ts'
import { words } from './words.ts'

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
]

export interface Outcome {
  name: string
  findings: Finding[]
}

/** Runs the named rules, or all, two at a time, and prints what each finds. */
export async function runRules(names: string[] = []): Promise<Outcome[]> {
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

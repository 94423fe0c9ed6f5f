/** Weighs what the first visit of each screen must load before it stands: as dist/ has it, or built beside the tree if that is old. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FirstFiles, FirstVisit } from '@darzi/contract/first-files.ts'
import { rootPath } from '../root.ts'
import { isBuilt } from '../setup/build.mjs'
import type { Finding, Rule } from './rule.ts'
import { runProgram } from './run-program.ts'

/** kB (1,000 bytes) of JavaScript, gzip. */
const budgets = { public: 120, auth: 200, shop: 252 }
/** A phone on a slow line pays for every request. */
const mostFiles = 15

export const firstLoad: Rule = {
  name: 'first-load',
  demands: 'a first visit is light: the budgets in tools/check/first-load.ts',
  async find() {
    if (isBuilt('web')) return tooHeavyIn(rootPath('dist/web'))
    const folder = mkdtempSync(join(tmpdir(), 'darzi-first-load-'))
    try {
      const failed = await buildInto(folder)
      return failed.length > 0 ? failed : tooHeavyIn(folder)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** By the list that the build wrote for the server (apps/web/build/first-files.ts). */
function tooHeavyIn(folder: string): Finding[] {
  const { screens }: FirstFiles = JSON.parse(readFileSync(join(folder, '.vite/first-files.json'), 'utf8'))
  const weightOf = weigher(folder)
  return screens.flatMap((screen) => tooHeavy(screen, weightOf))
}

/** What is wrong with the scripts of one screen, weighed in kB. */
export function tooHeavy(
  { paths: [path = ''], layout, files }: FirstVisit,
  weightOf: (scripts: readonly string[]) => number,
): Finding[] {
  const scripts = files.filter((file) => file.endsWith('.js'))
  if (scripts.length === 0) throw new Error(`The build has nothing for ${path}`)
  const kb = weightOf(scripts)
  const allowed = budgets[layout]
  if (kb <= allowed && scripts.length <= mostFiles) return []
  const problem = `${path} loads ${kb.toFixed(1)} kB in ${scripts.length} files, ${allowed} in ${mostFiles} are allowed`
  return [{ path: 'apps/web/src/screen-loaders.ts', problem: `${problem} (npm run bench -- web says what)` }]
}

function buildInto(folder: string): Promise<Finding[]> {
  const args = ['build', 'apps/web', '--config', 'apps/web/vite.config.ts', '--outDir', folder]
  return runProgram('vite/bin/vite.js', [...args, '--emptyOutDir', '--logLevel', 'warn'])
}

function weigher(folder: string): (scripts: readonly string[]) => number {
  const sizes = new Map<string, number>()
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(folder, file))).length
    sizes.set(file, size)
    return size
  }
  return (scripts) => scripts.reduce((sum, file) => sum + sizeOf(file), 0) / 1000
}

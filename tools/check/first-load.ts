/** Weighs what the first visit of each screen must load before it stands: as dist/ has it, or built beside the tree if that is old. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rootPath } from '../root.ts'
import { isBuilt } from '../setup/build.mjs'
import { type Manifest, type Part, partsOf, screensIn } from './first-load-parts.ts'
import type { Finding, Rule, SourceFile } from './rule.ts'
import { runProgram } from './run-program.ts'

/** kB (1,000 bytes) of JavaScript, gzip. */
const budgets = { public: 120, auth: 200, shop: 256 }
const lists = ['apps/web/src/public-screens.ts', 'apps/web/src/work-screens.ts']
const loaders = ['apps/web/src/screen-loaders.ts', 'apps/web/src/work-screen-loaders.ts']

export const firstLoad: Rule = {
  name: 'first-load',
  demands: 'a first visit is light: the budgets in tools/check/first-load.ts',
  async find(files) {
    if (isBuilt('web')) return tooHeavyIn(rootPath('dist/web'), files)
    const folder = mkdtempSync(join(tmpdir(), 'darzi-first-load-'))
    try {
      const failed = await buildInto(folder)
      return failed.length > 0 ? failed : tooHeavyIn(folder, files)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

function tooHeavyIn(folder: string, files: SourceFile[]): Finding[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const weightOf = weigher(folder)
  const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? ''
  return screensIn(lists.map(textOf).join('\n'), loaders.map(textOf).join('\n')).flatMap(
    (screen): Finding[] => {
      const kb = weightOf(partsOf(manifest, screen))
      const allowed = budgets[screen.layout]
      if (kb <= allowed) return []
      const problem = `${screen.path} loads ${kb.toFixed(1)} kB, ${allowed} are allowed`
      return [
        { path: 'apps/web/src/screen-loaders.ts', problem: `${problem} (npm run bench -- web says what)` },
      ]
    },
  )
}

function buildInto(folder: string): Promise<Finding[]> {
  const args = ['build', 'apps/web', '--config', 'apps/web/vite.config.ts', '--outDir', folder]
  return runProgram('vite/bin/vite.js', [...args, '--emptyOutDir', '--logLevel', 'warn'])
}

function weigher(folder: string): (parts: readonly Part[]) => number {
  const sizes = new Map<string, number>()
  const sizeOf = ({ file }: Part) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(folder, file))).length
    sizes.set(file, size)
    return size
  }
  return (parts) => parts.reduce((sum, part) => sum + sizeOf(part), 0) / 1000
}

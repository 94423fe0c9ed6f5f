/** Weighs what the first visit of each screen must load before it stands: as dist/ has it, or built beside the tree if that is old. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rootPath } from '../root.ts'
import { isBuilt } from '../setup/build.mjs'
import type { Finding, Rule, SourceFile } from './rule.ts'
import { runProgram } from './run-program.ts'

/** A piece of the build, as its manifest lists it. */
interface Part {
  file: string
  /** Of the chunk. */
  name?: string
  imports?: string[]
}
type Manifest = Record<string, Part>

interface WeighedScreen {
  path: string
  layout: 'public' | 'auth' | 'shop'
  /** Its code, as the manifest names it. */
  load: string
}

/**
 * What a first visit loads beside the screen itself (apps/web/src/shell/build-routes.tsx). The layout of public pages has no file of
 * its own: it travels in the chunk `frame` (apps/web/vite.config.ts).
 */
const around = {
  public: ['index.html', 'frame'],
  auth: ['index.html', 'src/shell/AuthLayout.tsx', '../../packages/words/src/grammar.ts'],
  shop: [
    'index.html',
    'src/work-screen-loaders.ts',
    'src/shell/ShopLayout.tsx',
    '../../packages/words/src/grammar.ts',
  ],
} satisfies Record<WeighedScreen['layout'], string[]>

/** The screens, and the code of each by the lists of loaders; read as text: a tool may not import the web. */
export function screensIn(text: string, loaders: string): WeighedScreen[] {
  const entries = [...text.matchAll(/\bpath: '([^']+)',[\s\S]*?\blayout: '(public|auth|shop)',/g)]
  if (entries.length !== text.match(/\bpath: '/g)?.length)
    throw new Error('The list of screens reads differently now.')
  const code = new Map(
    [...loaders.matchAll(/^ {2}'([^']+)': \(\) => import\('\.\/([^']+)'\),$/gm)].map(
      ([, path = '', file]) => [path, `src/${file}`],
    ),
  )
  return entries.map(([, path = '', layout]) => {
    const load = code.get(path)
    if (!load) throw new Error(`No code is listed for the screen at ${path}`)
    // The pattern lets only these three through.
    return { path, layout: layout as WeighedScreen['layout'], load }
  })
}

/** Every piece that comes with the screen, each once: what it is made of, and what those pieces import. */
export function partsOf(manifest: Manifest, screen: WeighedScreen): Part[] {
  const seen = new Set<Part>()
  const add = (name: string): void => {
    const part = manifest[name] ?? Object.values(manifest).find((each) => each.name === name)
    if (!part) throw new Error(`The build has no ${name}, which ${screen.path} needs.`)
    if (seen.has(part)) return
    seen.add(part)
    part.imports?.forEach(add)
  }
  for (const name of [...around[screen.layout], screen.load]) add(name)
  return [...seen]
}

/** kB (1,000 bytes) of JavaScript, gzip. */
const budgets = { public: 120, auth: 200, shop: 252 }
/** A phone on a slow line pays for every request. */
const mostFiles = 15
const lists = [
  'apps/web/src/public-screens.ts',
  'apps/web/src/work-screens.ts',
  'apps/web/src/office-screens.ts',
  'apps/web/src/money-screens.ts',
  'apps/web/src/paper-screens.ts',
  'apps/web/src/stock-screens.ts',
  'apps/web/src/garment-screens.ts',
  'apps/web/src/own-screens.ts',
  'apps/web/src/message-screens.ts',
]
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
      const parts = partsOf(manifest, screen)
      const kb = weightOf(parts)
      const allowed = budgets[screen.layout]
      if (kb <= allowed && parts.length <= mostFiles) return []
      const problem = `${screen.path} loads ${kb.toFixed(1)} kB in ${parts.length} files, ${allowed} in ${mostFiles} are allowed`
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

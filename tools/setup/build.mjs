import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { run, timed } from './run.mjs'

const shared = ['packages', 'package-lock.json', 'tsconfig.json']
const sides = [
  { name: 'web', sources: ['apps/web', ...shared], proof: 'index.html' },
  { name: 'server', sources: ['apps/server', ...shared], proof: 'main.js' },
]

/** Whether dist/ holds what this side is made of now. */
export function isBuilt(name) {
  return sides.some((side) => side.name === name && !isDue({ ...side, stamp: stampOf(side.sources) }))
}

/** Builds the screens and the server into dist/, each only when what it is made of has changed. */
export async function build() {
  const due = sides.map((side) => ({ ...side, stamp: stampOf(side.sources) })).filter(isDue)
  if (due.length === 0) return
  const names = due.map((side) => (side.name === 'web' ? 'screens' : 'server')).join(' and ')
  await timed(`Building the ${names}`, () => Promise.all(due.map(buildSide)))
}

function isDue({ name, stamp, proof }) {
  const made = join('dist', `.${name}-made-of`)
  return !existsSync(join('dist', name, proof)) || !existsSync(made) || readFileSync(made, 'utf8') !== stamp
}

/** Built beside its place and then moved there, so a failed build leaves the last good one. */
async function buildSide({ name, stamp }) {
  const made = join('dist', `.${name}-made-of`)
  const fresh = resolve('dist', `.${name}-fresh`)
  mkdirSync('dist', { recursive: true })
  const words = [
    'node_modules/vite/bin/vite.js',
    'build',
    `apps/${name}`,
    '--config',
    `apps/${name}/vite.config.ts`,
  ]
  const outside = ['--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn']
  const env = { ...process.env, NODE_ENV: 'production' }
  await run(process.execPath, [...words, ...outside], { env, task: `Building apps/${name}` })
  rmSync(made, { force: true })
  rmSync(join('dist', name), { recursive: true, force: true })
  renameSync(fresh, join('dist', name))
  writeFileSync(made, stamp)
}

function stampOf(sources) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0])
  for (const file of sources.flatMap(filesOf).sort())
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function filesOf(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules') && !/\.test\.tsx?$/.test(file))
}

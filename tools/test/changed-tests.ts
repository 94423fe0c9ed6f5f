/** Which tests of the server prove what was changed, for the quick tier. It errs on the side of speed: `npm test` runs them all. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../root.ts'

const server = 'apps/server/src/'

/** The feature a path belongs to, in any of the parts that may change what the server answers. */
const features = [
  /^apps\/server\/src\/features\/([^/]+)\//,
  /^packages\/contract\/src\/([^/]+)\.ts$/,
  /^packages\/tailoring\/src\/([^/]+)\//,
]

/**
 * Folders of tests (`apps/server/src/features/orders/`) and single files: the feature that was changed, by its name on any
 * side; elsewhere in the server the folder of the changed file. A migration is proved by what reads the whole catalogue.
 */
export function serverTestsOf(changed: readonly string[]): string[] {
  return [...new Set(changed.flatMap(testsOf))].sort()
}

function testsOf(path: string): string[] {
  const feature = features.map((pattern) => pattern.exec(path)?.[1]).find(Boolean)
  if (feature) return [`${server}features/${feature}/`]
  if (path.startsWith('apps/server/') && path.endsWith('.sql')) return [`${server}db/`, `${server}access/`]
  if (!path.startsWith(server)) return []
  const folder = path.slice(server.length).split('/').slice(0, -1)[0]
  return [folder ? `${server}${folder}/` : path.replace(/(\.test)?\.ts$/, '.test.ts')]
}

/** Every path that differs from where this branch left the main one: committed, staged, changed or new. */
export async function changedPaths(): Promise<string[]> {
  const base = await firstOf([
    ['merge-base', 'HEAD', 'origin/main'],
    ['merge-base', 'HEAD', 'main'],
    ['rev-parse', 'HEAD'],
  ])
  const lists = await Promise.all([
    git('diff', '--name-only', '--no-renames', base),
    git('ls-files', '--others', '--exclude-standard'),
  ])
  return lists.flatMap((list) => list.split('\n').filter(Boolean))
}

async function firstOf(questions: string[][]): Promise<string> {
  for (const question of questions) {
    const answer = await git(...question).catch(() => '')
    if (answer) return answer
  }
  throw new Error('This is not a git repository: nobody knows what was changed. Use npm test.')
}

async function git(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', words, { cwd: root, maxBuffer: 1e8 })
  return stdout.trim()
}

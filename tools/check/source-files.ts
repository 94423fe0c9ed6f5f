import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { root } from '../root.ts'
import type { SourceFile } from './rule.ts'

const folders = ['apps', 'packages', 'e2e', 'tools']
const ignored = new Set(['node_modules', 'dist', 'coverage'])
const kinds = /\.(tsx?|mjs|css|json|sql)$/

/** Every source file of the tree at `from`; what is printed by a program is left out. */
export async function readSourceFiles(from = root): Promise<SourceFile[]> {
  const lists = await Promise.all(folders.map((folder) => pathsIn(join(from, folder))))
  const paths = lists.flat().filter((path) => kinds.test(path))
  const files = paths.map(async (path) => ({
    path: relative(from, path).split(sep).join('/'),
    text: await readFile(path, 'utf8'),
  }))
  return (await Promise.all(files))
    .filter((file) => !isPrinted(file))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const wanted = entries.filter((entry) => !ignored.has(entry.name))
  const lists = wanted.map((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? pathsIn(path) : [path]
  })
  return (await Promise.all(lists)).flat()
}

function isPrinted({ path }: SourceFile): boolean {
  return path === 'apps/server/schema.sql' || path === 'apps/server/src/db/types.ts'
}

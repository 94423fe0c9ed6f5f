import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Beside the bundle, or in the source tree. */
export function folderOf(name: 'papers' | 'fonts'): string {
  const found = [`./${name}`, `../../../${name}`]
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path))
  if (!found) throw new Error(`no folder ${name} beside the program`)
  return found
}

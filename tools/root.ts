import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

export function rootPath(path: string): string {
  return join(root, path)
}

/** Whether the file with this `import.meta.url` is the one Node was asked to run. */
export function isMain(url: string): boolean {
  return process.argv[1] !== undefined && url === pathToFileURL(process.argv[1]).href
}

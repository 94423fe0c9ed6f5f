import { readFile } from 'node:fs/promises'
import { rootPath } from '../root.ts'

export const lockFile = 'package-lock.json'

interface Locked {
  /** Where it differs from the folder it is installed in. */
  name?: string
  version?: string
  link?: boolean
}

export type LockedVersions = Map<string, string[]>

export async function readLockedVersions(): Promise<LockedVersions> {
  const { packages } = JSON.parse(await readFile(rootPath(lockFile), 'utf8'))
  return lockedVersions(packages)
}

/** Every package that is installed, with each of its versions once. */
export function lockedVersions(packages: Record<string, Locked>): LockedVersions {
  const found: LockedVersions = new Map()
  for (const [path, { name, version, link }] of Object.entries(packages)) {
    const folder = path.split('node_modules/').at(-1)
    if (!path.includes('node_modules/') || link || !folder || !version) continue
    const versions = found.get(name ?? folder) ?? []
    if (!versions.includes(version)) found.set(name ?? folder, [...versions, version])
  }
  return found
}

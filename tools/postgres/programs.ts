import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installDebianPackage } from '../setup/debian.mjs'

const debian = '/usr/lib/postgresql'
const elsewhere = [
  '/usr/pgsql-18/bin',
  '/usr/pgsql-17/bin',
  '/opt/homebrew/bin',
  '/usr/local/pgsql/bin',
  '/usr/local/bin',
]

/** The folder that holds initdb and postgres, or undefined. */
export function findPrograms(path = process.env.PATH ?? ''): string | undefined {
  return [...path.split(delimiter), ...debianFolders(), ...elsewhere].find(holdsPostgres)
}

/** Debian's package, when there is none; throws a sentence when that cannot be. */
export async function installPrograms(): Promise<string> {
  await installDebianPackage('postgresql')
  const found = findPrograms()
  if (!found) throw new Error('The postgresql package brought no initdb.')
  return found
}

/** Newest first: 18 before 15. */
function debianFolders(): string[] {
  if (!existsSync(debian)) return []
  const versions = readdirSync(debian).sort((a, b) => Number(b) - Number(a))
  return versions.map((version) => join(debian, version, 'bin'))
}

function holdsPostgres(folder: string): boolean {
  return folder !== '' && ['initdb', 'postgres'].every((program) => existsSync(join(folder, program)))
}

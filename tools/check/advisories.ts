/** Holds the lock against the advisories kept in the tree (docs/decisions/0048). */
import { readFile } from 'node:fs/promises'
import {
  type Accepted,
  type Advisory,
  acceptedFile,
  affects,
  fixFor,
  snapshotFile,
} from '../advisories/advisory.ts'
import { type LockedVersions, lockFile, readLockedVersions } from '../advisories/locked-versions.ts'
import { rootPath } from '../root.ts'
import type { Finding, Rule } from './rule.ts'

export const advisories: Rule = {
  name: 'advisories',
  demands: 'no version in the lock that an advisory of advisories/npm.json names',
  async find() {
    const locked = await readLockedVersions()
    const known: Advisory[] = JSON.parse(await readFile(rootPath(snapshotFile), 'utf8'))
    const accepted: Accepted[] = JSON.parse(await readFile(rootPath(acceptedFile), 'utf8'))
    const affected = affectedBy(known, locked)
    const today = new Date().toISOString().slice(0, 10)
    const findings = advisoryFindings({ affected, accepted, today })
    const days = known.map(({ published }) => published)
    const newest = days.sort().at(-1)
    console.log(
      `  ${locked.size} packages, ${known.length} advisories, the newest of ${newest}: ${affected.length} affect what is installed, ${affected.length - findings.length} of them accepted for now`,
    )
    return findings
  },
}

export interface Affected {
  advisory: Advisory
  version: string
}

export function affectedBy(known: Advisory[], locked: LockedVersions): Affected[] {
  return known.flatMap((advisory) =>
    (locked.get(advisory.package) ?? [])
      .filter((version) => affects(advisory, version))
      .map((version) => ({ advisory, version })),
  )
}

interface Question {
  affected: Affected[]
  accepted: Accepted[]
  /** As in `2027-01-31`. */
  today: string
}

export function advisoryFindings({ affected, accepted, today }: Question): Finding[] {
  return affected.flatMap(({ advisory, version }) => {
    const entry = accepted.find(({ id, package: name }) => id === advisory.id && name === advisory.package)
    if (entry && today <= entry.until) return []
    const fix = fixFor(advisory, version)
    const problem = `${advisory.package} ${version}: ${advisory.id}, ${fix ? `fixed in ${fix}` : 'no version is fixed'}`
    return [{ path: lockFile, problem: entry ? `${problem} (accepted until ${entry.until})` : problem }]
  })
}

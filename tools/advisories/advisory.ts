/**
 * Published advisories about packages of the lock, kept in the tree so that the check needs no service. Only facts are kept: what
 * else there is to read stands at osv.dev under the id.
 */
import compare from 'semver/functions/compare.js'

export const snapshotFile = 'advisories/npm.json'
export const acceptedFile = 'advisories/accepted.json'

export interface Advisory {
  id: string
  aliases: string[]
  package: string
  ranges: Range[]
  /** Single versions, where an advisory names them instead of ranges. */
  versions?: string[]
  severity: string
  summary: string
  /** The day it was published. */
  published: string
}

/** As in OSV: from `introduced` (`0` is the first version there was) to before `fixed`, or up to and including `last_affected`. */
export interface Range {
  introduced: string
  fixed?: string
  last_affected?: string
}

/** An advisory we live with for a while, and why. */
export interface Accepted {
  id: string
  package: string
  reason: string
  /** The last day it is accepted. */
  until: string
}

export function affects({ ranges, versions }: Advisory, version: string): boolean {
  return versions?.includes(version) || ranges.some((range) => isWithin(range, version))
}

function isWithin({ introduced, fixed, last_affected }: Range, version: string): boolean {
  if (introduced !== '0' && compare(version, introduced) < 0) return false
  if (fixed !== undefined) return compare(version, fixed) < 0
  return last_affected === undefined || compare(version, last_affected) <= 0
}

/** The nearest version above this one that the advisory calls fixed. */
export function fixFor({ ranges }: Advisory, version: string): string | undefined {
  return ranges.find((range) => isWithin(range, version))?.fixed
}

import type { Advisory, Range } from './advisory.ts'

/** What is read of a record in the OSV form (ossf.github.io/osv-schema). */
export interface OsvRecord {
  id: string
  published?: string
  withdrawn?: string
  aliases?: string[]
  summary?: string
  affected?: OsvAffected[]
  database_specific?: { severity?: string }
}

interface OsvAffected {
  package?: { ecosystem: string; name: string }
  ranges?: { type: string; events: OsvEvent[] }[]
  versions?: string[]
}

interface OsvEvent {
  introduced?: string
  fixed?: string
  last_affected?: string
}

interface Given {
  /** What is kept already. Summaries in our own words stay. */
  kept: Advisory[]
  records: Iterable<OsvRecord>
  isLocked: (name: string) => boolean
}

/** The next snapshot: a record replaces the one kept of its id, a withdrawn one removes it, and packages that are gone go. */
export function takeRecords({ kept, records, isLocked }: Given): Advisory[] {
  const next = new Map(kept.map((advisory) => [keyOf(advisory), advisory]))
  for (const record of records) {
    const earlier = [...next.values()].filter(({ id }) => isSame(id, record))
    for (const advisory of earlier) next.delete(keyOf(advisory))
    if (record.withdrawn) continue
    for (const advisory of advisoriesOf(record)) {
      if (!isLocked(advisory.package)) continue
      const summary = earlier.find((each) => each.package === advisory.package)?.summary
      next.set(keyOf(advisory), { ...advisory, summary: summary || advisory.summary })
    }
  }
  return [...next.values()]
    .filter((advisory) => isLocked(advisory.package))
    .sort((a, b) => a.package.localeCompare(b.package, 'en') || a.id.localeCompare(b.id, 'en'))
}

/** What was found by hand may stand under its CVE number until the record itself comes. */
function isSame(id: string, { id: recordId, aliases }: OsvRecord): boolean {
  return id === recordId || (id.startsWith('CVE-') && (aliases?.includes(id) ?? false))
}

function keyOf({ id, package: name }: Advisory): string {
  return `${id} ${name}`
}

/** One for each package of npm that the record names. */
function advisoriesOf(record: OsvRecord): Advisory[] {
  const named = (record.affected ?? []).filter((each) => each.package?.ecosystem === 'npm')
  const names = new Set(named.map(nameOf))
  return [...names].map((name) => {
    const affected = named.filter((each) => nameOf(each) === name)
    const ranges = affected.flatMap((each) => each.ranges ?? []).filter(({ type }) => type !== 'GIT')
    const versions = affected.flatMap((each) => (each.ranges?.length ? [] : (each.versions ?? [])))
    return {
      id: record.id,
      aliases: record.aliases ?? [],
      package: name,
      ranges: ranges.flatMap(({ events }) => rangesOf(events)),
      versions: versions.length > 0 ? versions : undefined,
      severity: record.database_specific?.severity?.toLowerCase() ?? 'unknown',
      summary: (record.summary ?? '').trim().slice(0, longestSummary),
      published: (record.published ?? '').slice(0, 10),
    }
  })
}

const longestSummary = 100

/** Old advisories write capitals that npm no longer allows. */
function nameOf({ package: named }: OsvAffected): string {
  return named?.name.toLowerCase() ?? ''
}

/** OSV tells a range as events in the order of versions; each `introduced` opens one that the next `fixed` or `last_affected` ends. */
function rangesOf(events: OsvEvent[]): Range[] {
  const ranges: Range[] = []
  for (const { introduced, fixed, last_affected } of events) {
    const open = ranges.at(-1)
    if (introduced !== undefined) ranges.push({ introduced })
    else if (open && fixed !== undefined) open.fixed = fixed
    else if (open && last_affected !== undefined) open.last_affected = last_affected
  }
  return ranges
}

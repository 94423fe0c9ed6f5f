/**
 * Which file of the build each module travels in, so that a cold screen asks for few files without much it has no use
 * for. A first build, split as finely as can be, says what each screen needs; its pieces are then joined, two at a time,
 * wherever what the screens save in requests outweighs what they fetch in vain (decision 19).
 */

/** A piece of the first build. */
export interface Piece {
  fileName: string
  /** The module it is fetched for, when it is fetched by name. */
  facadeModuleId: string | null
  moduleIds: readonly string[]
  /** Of its code, before it is made small. */
  bytes: number
  /** File names of the pieces it cannot do without. */
  imports: readonly string[]
}

/** A cold visit of one screen: the modules its address names, and how much a byte of it counts against a request. */
export interface Visit {
  entries: readonly string[]
  weight: number
}

/** How many bytes of code, before it is made small, one request weighs. */
const bytesPerRequest = 95_000
/** A screen of more shared files than this pays more for each. */
const fewFiles = 4

/** No screen asks for more shared files than this, whatever it costs others. */
const mostFiles = 6

const filesOf = (groups: ReadonlySet<Group>, visit: number) =>
  [...groups].filter((group) => group.visits.has(visit)).length

/** What one request weighs for each visit: more for one that asks for many files already, so that no screen is left behind. */
function requestWeights(groups: ReadonlySet<Group>, visits: number): number[] {
  return Array.from(
    { length: visits },
    (_, visit) => bytesPerRequest * Math.max(1, filesOf(groups, visit) - fewFiles),
  )
}

interface Group {
  modules: string[]
  bytes: number
  /** The visits that load it. */
  visits: Set<number>
  /** The groups it cannot do without. */
  imports: Set<Group>
}

/** The chunk of each module that at least two visits need. `isElsewhere` holds for a module that has its chunk already. */
export function chunkNames(
  built: readonly Piece[],
  visits: readonly Visit[],
  isElsewhere: (id: string) => boolean,
): ReadonlyMap<string, string> {
  const groups = new Set(groupsOf(built, visits, isElsewhere))
  const weights = visits.map(({ weight }) => weight)
  for (let pair = bestPair(groups, weights); pair; pair = bestPair(groups, weights)) join(groups, ...pair)
  return new Map([...groups].flatMap(({ modules }, at) => modules.map((id) => [id, `shared-${at + 1}`])))
}

/** Pieces that the same visits load are one group from the start. */
function groupsOf(
  built: readonly Piece[],
  visits: readonly Visit[],
  isElsewhere: (id: string) => boolean,
): Group[] {
  const byFile = new Map(built.map((piece) => [piece.fileName, piece]))
  const byModule = new Map(built.flatMap((piece) => piece.moduleIds.map((id) => [id, piece] as const)))
  for (const piece of built) if (piece.facadeModuleId) byModule.set(piece.facadeModuleId, piece)
  const closureOf = (pieces: readonly (Piece | undefined)[]) => {
    const seen = new Set<Piece>()
    const queue = [...pieces]
    while (queue.length > 0) {
      const piece = queue.pop()
      if (!piece || seen.has(piece)) continue
      seen.add(piece)
      queue.push(...piece.imports.map((file) => byFile.get(file)))
    }
    return seen
  }
  const loaded = visits.map(({ entries }) => closureOf(entries.map((id) => pieceOf(byModule, id))))
  const named = new Set(visits.flatMap(({ entries }) => entries))
  const groups = new Map<string, Group>()
  const groupOf = new Map<Piece, Group>()
  for (const piece of built) {
    const modules = piece.moduleIds.filter((id) => !isElsewhere(id) && !named.has(id))
    const by = loaded.flatMap((pieces, visit) => (pieces.has(piece) ? [visit] : []))
    // What one screen alone needs comes with the screen, unless something fetched later needs it too.
    const isOwn = by.length === 1 && piece.moduleIds.some((id) => named.has(id))
    if (modules.length === 0 || by.length === 0 || isOwn) continue
    const group = groups.get(by.join()) ?? { modules: [], bytes: 0, visits: new Set(by), imports: new Set() }
    group.modules.push(...modules)
    group.bytes += piece.bytes
    groups.set(by.join(), group)
    groupOf.set(piece, group)
  }
  for (const [piece, group] of groupOf)
    for (const imported of closureOf([piece])) {
      const other = groupOf.get(imported)
      if (other && other !== group) group.imports.add(other)
    }
  return [...groups.values()]
}

function pieceOf(pieces: ReadonlyMap<string, Piece>, id: string): Piece {
  const piece = pieces.get(id)
  if (!piece) throw new Error(`The first build has no piece for ${id}`)
  return piece
}

/** The pair that saves most when it is joined; where none saves anything, the one that costs least of a screen with too many. */
function bestPair(groups: ReadonlySet<Group>, weights: readonly number[]): [Group, Group] | undefined {
  const scales = { weights, requests: requestWeights(groups, weights.length) }
  const tooMany = weights.flatMap((_, visit) => (filesOf(groups, visit) > mostFiles ? [visit] : []))
  const best =
    bestOf([...groups], 0, scales) ??
    tooMany
      .flatMap((visit) => {
        const loaded = [...groups].filter(({ visits }) => visits.has(visit))
        return bestOf(loaded, -Infinity, scales) ?? []
      })
      .toSorted((one, other) => other.saved - one.saved)
      .at(0)
  return best?.pair
}

interface Scales {
  weights: readonly number[]
  requests: readonly number[]
}

interface Joining {
  pair: [Group, Group]
  saved: number
}

function bestOf(list: readonly Group[], least: number, scales: Scales): Joining | undefined {
  let best: Joining | undefined
  list.forEach((one, at) => {
    for (const other of list.slice(at + 1)) {
      const saved = savedBy(one, other, scales)
      if (saved > (best?.saved ?? least)) best = { pair: [one, other], saved }
    }
  })
  return best
}

/** What joining saves over all visits, in weighed bytes; negative when more is fetched in vain than is saved. */
function savedBy(one: Group, other: Group, { weights, requests }: Scales): number {
  let saved = 0
  for (const [visit, weight] of weights.entries()) {
    const [hasOne, hasOther] = [one.visits.has(visit), other.visits.has(visit)]
    if (hasOne && hasOther) saved += requests[visit] ?? 0
    else if (hasOne) saved -= costOf(other, { visit, weight, beside: one })
    else if (hasOther) saved -= costOf(one, { visit, weight, beside: other })
  }
  return saved
}

/** What a visit fetches in vain when a group comes with another it needs: the group, and what that imports in files of their own. */
function costOf(
  group: Group,
  { visit, weight, beside }: { visit: number; weight: number; beside: Group },
): number {
  const brought = [...group.imports].filter((each) => each !== beside && !each.visits.has(visit))
  const bytes = brought.reduce((sum, each) => sum + each.bytes, group.bytes)
  return weight * bytes + brought.length * bytesPerRequest
}

/** The second becomes part of the first; who loads it now loads all that it imports. */
function join(groups: Set<Group>, into: Group, from: Group): void {
  groups.delete(from)
  into.modules.push(...from.modules)
  into.bytes += from.bytes
  for (const visit of from.visits) into.visits.add(visit)
  for (const group of from.imports) into.imports.add(group)
  for (const group of groups) if (group.imports.delete(from)) group.imports.add(into)
  into.imports.delete(into)
  into.imports.delete(from)
  for (const group of into.imports) for (const visit of into.visits) group.visits.add(visit)
}

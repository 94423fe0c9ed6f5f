/**
 * Which vertices a grid cell holds: the skin may pass through a cell in several sheets, and each gets a vertex of its own,
 * so that no two sheets ever share a point. Corner c stands at (c & 1, c >> 1 & 1, c >> 2 & 1).
 */
export const edges: readonly (readonly [number, number])[] = [
  ...([0, 2, 4, 6].map((a) => [a, a + 1]) as [number, number][]),
  ...([0, 1, 4, 5].map((a) => [a, a + 2]) as [number, number][]),
  ...([0, 1, 2, 3].map((a) => [a, a + 4]) as [number, number][]),
]

/** Corners of the six faces in turning order. */
const faces = [
  [0, 2, 6, 4],
  [1, 3, 7, 5],
  [0, 1, 5, 4],
  [2, 3, 7, 6],
  [0, 1, 3, 2],
  [4, 5, 7, 6],
]

export interface CellKind {
  sheets: number
  /** The sheet that each of the 12 edges belongs to; -1 where the skin does not cross it. */
  sheetOf: Int8Array
}

/** By the eight corners' bits: set where the corner is inside. */
export const cellKinds: readonly CellKind[] = Array.from({ length: 256 }, (_, mask) => kindOf(mask))

function kindOf(mask: number): CellKind {
  const inside = (corner: number) => ((mask >> corner) & 1) === 1
  const group = edges.map(([a, b], k) => (inside(a) === inside(b) ? -1 : k))
  for (const face of faces) for (const [e, f] of linksOn(face, inside)) unite(group, e, f)
  const names = [...new Set(group.filter((g) => g >= 0))]
  return { sheets: names.length, sheetOf: Int8Array.from(group, (g) => names.indexOf(g)) }
}

/** Around each corner that is inside, its two crossed edges belong together: so neighbours on a face always agree. */
function linksOn(face: readonly number[], inside: (corner: number) => boolean): [number, number][] {
  const sides = face.map((a, k) => edgeBetween(a, face[(k + 1) % 4] ?? 0))
  const crossed = sides.filter((e) => isCrossed(e, inside))
  if (crossed.length === 2) return [[crossed[0] ?? 0, crossed[1] ?? 0]]
  if (crossed.length < 4) return []
  return face.flatMap((corner, k) =>
    inside(corner) ? [[sides[k] ?? 0, sides[(k + 3) % 4] ?? 0] as [number, number]] : [],
  )
}

function edgeBetween(a: number, b: number): number {
  return edges.findIndex(([p, q]) => (p === a && q === b) || (p === b && q === a))
}

function isCrossed(edge: number, inside: (corner: number) => boolean): boolean {
  const [a, b] = edges[edge] ?? [0, 0]
  return inside(a) !== inside(b)
}

function unite(group: number[], e: number, f: number): void {
  const [from, to] = [group[e] ?? 0, group[f] ?? 0]
  group.forEach((g, k) => {
    if (g === from) group[k] = to
  })
}

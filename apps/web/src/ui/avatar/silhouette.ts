/** A body drawn flat, as its outline against a wall: for devices that do not draw in three dimensions. Lengths in mm. */
import type { Avatar } from '@darzi/body/shapes.ts'

type Span = [from: number, to: number]

export interface Silhouette {
  /** An SVG path, y downwards from the crown. */
  path: string
  /** The box it fills. */
  from: number
  to: number
  heightMm: number
}

const rowMm = 8
/** Rows whose breadths differ by more are of different parts: two legs below, one trunk above. */
const alikeMm = 110

export function silhouetteOf({ positions, indices, levels }: Avatar, view: 'front' | 'side'): Silhouette {
  const across = view === 'front' ? 0 : 2
  const rows: Span[][] = Array.from({ length: Math.ceil(levels.crown / rowMm) + 1 }, () => [])
  for (let t = 0; t < indices.length; t += 3) addTriangle(rows, positions, indices, t, across)
  const merged = rows.map(joined)
  const ends = merged.flat(2)
  return {
    path: pathOf(merged, levels.crown),
    from: Math.min(...ends),
    to: Math.max(...ends),
    heightMm: levels.crown,
  }
}

/** Where the triangle crosses the rows it reaches. */
function addTriangle(
  rows: Span[][],
  positions: Float32Array,
  indices: Uint32Array,
  t: number,
  across: 0 | 2,
) {
  const corner = (n: number) => {
    const at = 3 * (indices[t + n] ?? 0)
    return [positions[at + across] ?? 0, positions[at + 1] ?? 0] as const
  }
  const [a, b, c] = [corner(0), corner(1), corner(2)]
  const low = Math.ceil(Math.min(a[1], b[1], c[1]) / rowMm)
  const high = Math.floor(Math.max(a[1], b[1], c[1]) / rowMm)
  for (let row = Math.max(0, low); row <= high; row++) {
    const y = row * rowMm
    const found = [crossing(a, b, y), crossing(b, c, y), crossing(c, a, y)].filter((x) => x !== undefined)
    if (found.length >= 2) rows[row]?.push([Math.min(...found), Math.max(...found)])
  }
}

function crossing(p: readonly [number, number], q: readonly [number, number], y: number): number | undefined {
  if (p[1] < y === q[1] < y) return undefined
  return p[0] + ((y - p[1]) / (q[1] - p[1])) * (q[0] - p[0])
}

function joined(spans: Span[]): Span[] {
  const whole: Span[] = []
  for (const [from, to] of spans.sort((a, b) => a[0] - b[0])) {
    const last = whole.at(-1)
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to)
    else whole.push([from, to])
  }
  return whole
}

/** A strip from each row's spans to those of the next that touch them. */
function pathOf(rows: readonly Span[][], crown: number): string {
  return rows
    .slice(0, -1)
    .flatMap((row, k) => row.map((span) => strip(span, partner(span, rows[k + 1] ?? []), crown - k * rowMm)))
    .join('')
}

function strip([from, to]: Span, [left, right]: Span, y: number): string {
  const [low, high] = [(y + 0.5).toFixed(1), (y - rowMm).toFixed(1)]
  const x = (value: number) => value.toFixed(1)
  return `M${x(from)} ${low}H${x(to)}L${x(right)} ${high}H${x(left)}Z`
}

/** The span above that shares most with this one; alone, it ends straight. */
function partner(span: Span, above: readonly Span[]): Span {
  const shared = ([from, to]: Span) => Math.min(to, span[1]) - Math.max(from, span[0])
  const best = above.reduce<Span | undefined>(
    (best, each) => (shared(each) > (best ? shared(best) : 0) ? each : best),
    undefined,
  )
  const isAlike = best && Math.abs(best[1] - best[0] - (span[1] - span[0])) < alikeMm
  return isAlike ? best : span
}

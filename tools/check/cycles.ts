import { importsOf } from './imports.ts'
import type { Finding, Rule, SourceFile } from './rule.ts'

const counted = /\.(tsx?|mts)$/
const tests = /(\.test\.tsx?|-for-tests\.tsx?|\.e2e\.ts|\.faults\.ts)$/

/** No file needs another that needs it, types included; what is fetched on demand comes later and closes no circle. */
export const cycles: Rule = {
  name: 'cycles',
  demands: 'no imports in a circle, types included',
  find(files) {
    const graph = graphOf(files.filter(({ path }) => counted.test(path) && !tests.test(path)))
    return circlesIn(graph).map((circle): Finding => {
      const [first = ''] = circle
      return { path: first, problem: `imports in a circle: ${[...circle, first].join(' → ')}` }
    })
  },
}

type Graph = ReadonlyMap<string, readonly string[]>

function graphOf(files: readonly SourceFile[]): Graph {
  return new Map(
    files.map((file) => [
      file.path,
      importsOf(file)
        .filter(({ isOnDemand }) => !isOnDemand)
        .map(({ target }) => target),
    ]),
  )
}

/** Every group of files that reach one another (Tarjan's strongly connected components), smallest circle of no interest. */
export function circlesIn(graph: Graph): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()

  function visit(file: string) {
    order.set(file, order.size)
    lowest.set(file, order.get(file) ?? 0)
    open.push(file)
    isOpen.add(file)
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue
      if (!order.has(next)) {
        visit(next)
        lower(file, lowest.get(next) ?? 0)
      } else if (isOpen.has(next)) lower(file, order.get(next) ?? 0)
    }
    if (lowest.get(file) === order.get(file)) close(file)
  }

  const lower = (file: string, to: number) => lowest.set(file, Math.min(lowest.get(file) ?? to, to))

  function close(root: string) {
    const circle = open.splice(open.indexOf(root))
    for (const file of circle) isOpen.delete(file)
    if (circle.length > 1 || graph.get(root)?.includes(root)) found.push(circle)
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return found
}

import { expect, test } from 'vitest'
import { circlesIn, cycles } from './cycles.ts'

test('files that reach one another are a circle, however long the way', () => {
  const graph = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['a.ts', 'd.ts']],
    ['d.ts', []],
  ])
  expect(circlesIn(graph).map((circle) => circle.sort())).toEqual([['a.ts', 'b.ts', 'c.ts']])
})

test('a type closes a circle as well; what is fetched on demand does not', () => {
  const one = { path: 'tools/one.ts', text: `import type { B } from './two.ts'\nexport type A = B` }
  const two = { path: 'tools/two.ts', text: `import { a } from './one.ts'\nexport const b = a` }
  const late = { path: 'tools/two.ts', text: `export const b = () => import('./one.ts')` }
  expect(cycles.find([one, two])).toHaveLength(1)
  expect(cycles.find([one, late])).toEqual([])
})

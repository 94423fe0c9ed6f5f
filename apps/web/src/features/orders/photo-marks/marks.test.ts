import { expect, test } from 'vitest'
import { drawnTo, type Mark, reachOf, strokesOf } from './marks.ts'

const at = (x: number, y: number) => ({ x, y })
const mark = (tool: Mark['tool']): Mark => ({ tool, points: [at(10, 10)] })

test('a line keeps its whole way; an arrow and a circle only where they begin and end', () => {
  const through = (tool: Mark['tool']) => drawnTo(drawnTo(mark(tool), at(20, 40)), at(50, 10)).points
  expect(through('line')).toEqual([at(10, 10), at(20, 40), at(50, 10)])
  expect(through('arrow')).toEqual([at(10, 10), at(50, 10)])
  expect(through('circle')).toEqual([at(10, 10), at(50, 10)])
})

test('a tap reaches nowhere, also one that wavers and comes back', () => {
  expect(reachOf(mark('arrow'))).toBe(0)
  expect(reachOf(drawnTo(drawnTo(mark('line'), at(13, 14)), at(10, 10)))).toBe(5)
})

test('an arrow points where it ends, with a head that a short one still has room for', () => {
  for (const to of [at(110, 10), at(12, 10)]) {
    const [shaft, head] = strokesOf(drawnTo(mark('arrow'), to), 4)
    expect(shaft).toEqual([at(10, 10), to])
    expect(head?.[1]).toEqual(to)
    const [one, , other] = head ?? []
    expect(one?.x).toBeCloseTo(other?.x ?? 0)
    expect(one?.x).toBeGreaterThan(10)
    expect((one?.y ?? 0) - 10).toBeCloseTo(10 - (other?.y ?? 0))
  }
})

test('a circle touches all four sides between its corners and closes', () => {
  const [way = []] = strokesOf(drawnTo(mark('circle'), at(50, 30)), 4)
  const [xs, ys] = [way.map(({ x }) => x), way.map(({ y }) => y)]
  expect([Math.min(...xs), Math.max(...xs)].map(Math.round)).toEqual([10, 50])
  expect([Math.min(...ys), Math.max(...ys)].map(Math.round)).toEqual([10, 30])
  expect(way[0]?.x).toBeCloseTo(way.at(-1)?.x ?? 0)
  expect(way[0]?.y).toBeCloseTo(way.at(-1)?.y ?? 0)
})

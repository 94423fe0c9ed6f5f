import { expect, test } from 'vitest'
import { tooHeavy } from './first-load.ts'

const screen = (scripts: number, layout: 'public' | 'shop' = 'shop') => ({
  paths: ['/tailor/orders', '/orders'],
  layout,
  files: [...Array.from({ length: scripts }, (_, at) => `assets/${at}.js`), 'assets/0.css'],
  parts: [],
  features: [],
  asks: [],
})
/** So many kB each. */
const each = (kb: number) => (scripts: readonly string[]) => scripts.length * kb

test('a screen is held to the weight of its layout and to fifteen scripts; styles are not weighed', () => {
  expect(tooHeavy(screen(15), each(16.8))).toEqual([])
  expect(tooHeavy(screen(14), each(18.1))).toMatchObject([
    { problem: expect.stringContaining('/tailor/orders loads 253.4 kB in 14') },
  ])
  expect(tooHeavy(screen(16), each(1))).toMatchObject([
    { problem: expect.stringContaining('16.0 kB in 16 files') },
  ])
  expect(tooHeavy(screen(2, 'public'), each(60))).toEqual([])
  expect(tooHeavy(screen(2, 'public'), each(60.1))).toHaveLength(1)
})

test('a screen without scripts is an error, never a weight of nothing', () => {
  expect(() => tooHeavy(screen(0), each(1))).toThrow('The build has nothing for /tailor/orders')
})

import { expect, test } from 'vitest'
import { colours } from './rules.ts'

const inFile = (path: string, text: string) => colours.find([{ path, text }])

test.each([
  '.card { color: #1b2a4a; }',
  '.card { border: 1px solid #fff }',
  '.card { background: rgb(0 0 0 / 50%); }',
  '.card { background: color-mix(in oklab, var(--ink) 90%, black); }',
  '.card {\n  color: white;\n}',
])('a colour in a style sheet is found: %s', (text) => {
  expect(inFile('apps/web/src/ui/Card.module.css', text)).toHaveLength(1)
})

test.each([`const ink = '#1b2a4a'`, `<path fill="#fff" />`, '<p style={{ color: `rgb(0 0 0)` }} />'])(
  'a colour in code is found: %s',
  (text) => {
    expect(inFile('apps/web/src/ui/Card.tsx', text)).toHaveLength(1)
  },
)

test.each([
  '#add { margin: 0 }',
  '.white-space { white-space: nowrap; }',
  '.a { color: var(--chalk-white); }',
  '/* #fff */',
])('what only looks like a colour is left alone: %s', (text) => {
  expect(inFile('apps/web/src/ui/Card.module.css', text)).toEqual([])
})

test('a link to a place on the page is no colour, and the theme may name colours', () => {
  expect(inFile('apps/web/src/ui/Card.tsx', '<a href="#add">x</a>')).toEqual([])
  expect(inFile('apps/web/src/theme/tokens.css', ':root { --ink: #1b2a4a; }')).toEqual([])
})

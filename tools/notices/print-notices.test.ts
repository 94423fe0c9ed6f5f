import { expect, test } from 'vitest'
import { printNotices } from './print-notices.ts'

test('what ships is named once, with version and licence, in the order of its name', () => {
  const printed = printNotices({
    '': { version: '1.0.0' },
    'node_modules/thread': { version: '2.1.0', license: 'ISC' },
    'node_modules/@cloth/linen': { version: '1.0.0', license: 'MIT' },
    'node_modules/loom/node_modules/thread': { version: '2.1.0', license: 'ISC' },
    'node_modules/@darzi/web': { link: true },
    'node_modules/press': { version: '3.0.0', license: 'MIT', dev: true },
  })
  const lines = printed.split('\n').filter((line) => /^\| (?!package|---)/.test(line))
  expect(lines).toEqual(['| @cloth/linen | 1.0.0 | MIT |', '| thread | 2.1.0 | ISC |'])
})

test('a package that ships without naming its licence is refused', () => {
  expect(() => printNotices({ 'node_modules/thread': { version: '1.0.0' } })).toThrow('thread')
})

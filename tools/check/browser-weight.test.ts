import { expect, test } from 'vitest'
import { browserWeight } from './browser-weight.ts'

const contract = [
  { path: 'packages/contract/src/shapes.ts', text: `import { z } from 'zod'\nexport const id = z.string()` },
  {
    path: 'packages/contract/src/staff.ts',
    text: `import { id } from './shapes.ts'\nexport const member = { id }`,
  },
  { path: 'packages/contract/src/access.ts', text: `export const roles = ['owner']` },
]
const inScreen = (text: string) => browserWeight.find([...contract, { path: 'apps/web/src/main.tsx', text }])

test.each([
  `import { z } from 'zod'`,
  `import { member } from '@darzi/contract/staff.ts'`,
  `import('@darzi/contract/staff.ts')`,
  `import { FakeApi } from './testing/fake-api.ts'`,
])('what would bring zod is found: %s', (text) => {
  expect(inScreen(text)).toHaveLength(1)
})

test.each([
  `import type { Member } from '@darzi/contract/staff.ts'`,
  `import { roles } from '@darzi/contract/access.ts'`,
])('a type, or a plain list, is light: %s', (text) => {
  expect(inScreen(text)).toEqual([])
})

test('the pretended server of the tests may be made of shapes', () => {
  const path = 'apps/web/src/testing/fake-api.ts'
  const text = `import { member } from '@darzi/contract/staff.ts'`
  expect(browserWeight.find([...contract, { path, text }])).toEqual([])
})

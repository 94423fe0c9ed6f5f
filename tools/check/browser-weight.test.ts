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
])('what would bring zod is found: %s', (text) => {
  expect(inScreen(text)).toHaveLength(1)
})

test.each([
  `import type { Member } from '@darzi/contract/staff.ts'`,
  `import { roles } from '@darzi/contract/access.ts'`,
])('a type, or a plain list, is light: %s', (text) => {
  expect(inScreen(text)).toEqual([])
})

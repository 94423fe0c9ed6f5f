import { expect, test } from 'vitest'
import { literals } from './literals.ts'

const inScreen = (jsx: string, path = 'apps/web/src/features/customers/CustomersPage.tsx') =>
  literals.find([{ path, text: `export const it = (t) => ${jsx}` }])

test.each([
  '<p>Hello</p>',
  '<p>ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ</p>',
  "<p>{'Hello'}</p>",
  `<p>{\`Hello \${1}\`}</p>`,
  '<button aria-label="Close" />',
  '<img alt={"A shirt"} />',
  '<Field label="Name" />',
])('a written sentence is found: %s', (jsx) => {
  expect(inScreen(jsx)).toHaveLength(1)
})

test.each([
  "<p>{t('customers.card.name')}</p>",
  '<p className="wide">· 12 →</p>',
  '<img alt="" />',
  '<input type="text" autoComplete="name" />',
  "<p>{isOpen ? <b className='on' /> : null}</p>",
])('what nobody reads is left alone: %s', (jsx) => {
  expect(inScreen(jsx)).toEqual([])
})

test('a test may say what it likes', () => {
  expect(inScreen('<p>Hello</p>', 'apps/web/src/ui/Card.test.tsx')).toEqual([])
})

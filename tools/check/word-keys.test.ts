import { expect, test } from 'vitest'
import { wordKeys } from './word-keys.ts'

const english = {
  path: 'packages/words/src/en/customers.json',
  text: JSON.stringify({ 'card.name': 'Name', 'filter.recent': 'Recent', 'filter.inactive': 'Inactive' }),
}
const inScreen = (text: string) =>
  wordKeys.find([english, { path: 'apps/web/src/features/customers/Card.tsx', text }])

test.each([
  `t('customers.card.nmae')`,
  `t(isNew ? 'customers.card.name' : 'customers.card.old')`,
  `t(\`customers.sort.\${by}\`)`,
  `t(language, 'orders.card.name')`,
])('a word that nobody wrote is found: %s', (text) => {
  expect(inScreen(text)).toHaveLength(1)
})

test.each([
  `t('customers.card.name')`,
  `t(\`customers.filter.\${filter}\`)`,
  't(key)',
  `t(language, 'customers.card.name', {})`,
])('a word that exists is fine: %s', (text) => {
  expect(inScreen(text)).toEqual([])
})

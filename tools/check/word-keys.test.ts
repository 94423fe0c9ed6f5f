import { expect, test } from 'vitest'
import { wordKeys } from './word-keys.ts'

const english = {
  path: 'packages/words/src/en/customers.json',
  text: JSON.stringify({ 'card.name': 'Name', 'filter.recent': 'Recent', 'filter.inactive': 'Inactive' }),
}
const inScreen = (text: string) =>
  wordKeys.find([english, { path: 'apps/web/src/features/customers/Card.tsx', text }])

test.each([
  `say('customers.card.nmae')`,
  `say(isNew ? 'customers.card.name' : 'customers.card.old')`,
  `say(\`customers.sort.\${by}\`)`,
  `say(language, 'orders.card.name')`,
])('a word that nobody wrote is found: %s', (text) => {
  expect(inScreen(text)).toHaveLength(1)
})

test.each([
  `say('customers.card.name')`,
  `say(\`customers.filter.\${filter}\`)`,
  'say(key)',
  `say(language, 'customers.card.name', {})`,
])('a word that exists is fine: %s', (text) => {
  expect(inScreen(text)).toEqual([])
})

/** The error catalogue of the specification: each sentence stands in the words letter for letter, and something says it. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rootPath } from '../root.ts'

const sentences = [
  'Popup blocked. Please allow popups and try again.',
  'Google login failed.',
  'Google login failed. Please try again.',
  'Passwords do not match.',
  'Registration failed. Please try again.',
  'Invalid credentials. Please try again.',
  'Login failed. Please try again.',
  'Please enter a phone number',
  'No orders found for this phone number',
  'Error searching for orders. Please try again.',
  'No Orders Found',
  'Please check the phone number or contact the shop directly.',
  'Please enter recipient and message',
  'Please enter amount and description',
  'Invalid backup file',
  'Test notification sent successfully!',
  'QR Code downloaded successfully!',
  'No results found',
  'Try adjusting your search terms or use different keywords',
  'Garment applied successfully!',
  'Profile updated successfully!',
  'Submit Another Order',
  'Add Another Customer',
]

const english = rootPath('packages/words/src/en')
const keys = readdirSync(english).flatMap((file) => {
  const words: Record<string, string> = JSON.parse(readFileSync(join(english, file), 'utf8'))
  return Object.entries(words).map(([key, said]) => ({ key: `${file.replace('.json', '')}.${key}`, said }))
})

function sourceUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return sourceUnder(path)
    return /\.tsx?$/.test(name) && !name.includes('.test.') ? [readFileSync(path, 'utf8')] : []
  })
}
const source = ['apps/web/src', 'apps/server/src', 'packages/contract/src']
  .flatMap((folder) => sourceUnder(rootPath(folder)))
  .join('\n')

test.each(sentences)('“%s” stands in the words, and is said', (sentence) => {
  const found = keys.filter(({ said }) => said === sentence).map(({ key }) => key)
  expect(found).not.toEqual([])
  // A refusal is named by its code, which is its key among the problems.
  const named = found.filter(
    (key) => source.includes(`'${key}'`) || source.includes(`'${key.replace(/^problems\./, '')}'`),
  )
  expect(named).not.toEqual([])
})

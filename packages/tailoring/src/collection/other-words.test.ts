import { expect, test } from 'vitest'
import { colourKeyOf } from './colour-names.ts'
import { descriptionIn, nameIn } from './other-words.ts'

const item = {
  name: 'Oxford shirt',
  description: 'Soft cotton',
  otherWords: { hi: { name: 'ऑक्सफ़ोर्ड कमीज़' }, pa: { description: 'ਨਰਮ ਸੂਤੀ' } },
}

test.each([
  ['en', 'Oxford shirt', 'Soft cotton'],
  ['hi', 'ऑक्सफ़ोर्ड कमीज़', 'Soft cotton'],
  ['pa', 'Oxford shirt', 'ਨਰਮ ਸੂਤੀ'],
])('in %s each word that is missing is the one that was written', (language, name, description) => {
  expect([nameIn(item, language), descriptionIn(item, language)]).toEqual([name, description])
})

test.each([
  ['White', 'white'],
  ['  navy  BLUE ', 'navy-blue'],
  ['Grey', 'grey'],
  ['gray', 'grey'],
])('%s is a colour we have words for', (typed, key) => {
  expect(colourKeyOf(typed)).toBe(key)
})

test.each(['Peacock', 'constructor', ''])('“%s” stays as the shop wrote it', (typed) => {
  expect(colourKeyOf(typed)).toBeUndefined()
})

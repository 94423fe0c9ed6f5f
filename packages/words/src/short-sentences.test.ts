/** Screens are read between two customers: no sentence is longer than twenty words, in any language. */
import { readdirSync, readFileSync } from 'node:fs'
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { languageCodes } from './languages.ts'

const mostWords = 20

/** Every way a message can be read, a word in place of each hole. */
function readings(elements: readonly MessageFormatElement[]): string[] {
  return elements.reduce<string[]>(
    (before, element) => {
      const after =
        'options' in element
          ? Object.values(element.options).flatMap(({ value }) => readings(value))
          : ['type' in element && element.type === 0 ? element.value : 'X']
      // One reading of each branch is enough: branches are not multiplied with each other.
      const longest = after.reduce((one, other) => (wordsIn(other) > wordsIn(one) ? other : one), '')
      return before.map((text) => text + longest)
    },
    [''],
  )
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** A danda ends a sentence as a full stop does, and so does a paragraph; a colon or a semicolon only draws it out. */
const sentencesOf = (message: string) =>
  readings(parse(message, { ignoreTag: true })).flatMap((text) => text.split(/(?<=[.!?।])\s+|\n{2,}/))

test('the check finds what is too long, inside choices too', () => {
  const long = Array.from({ length: 21 }, () => 'word').join(' ')
  expect(sentencesOf(`{count, plural, one {short} other {${long}}}. Then more.`).map(wordsIn)).toEqual([
    21, 2,
  ])
  expect(sentencesOf('दो शब्द। तीन शब्द यहाँ').map(wordsIn)).toEqual([2, 3])
  expect(sentencesOf('One, two: three; four').map(wordsIn)).toEqual([4])
})

test.each(languageCodes)('no sentence on a screen is longer than twenty words: %s', (language) => {
  const folder = new URL(`./${language}/`, import.meta.url)
  const tooLong = readdirSync(folder).flatMap((file) => {
    const messages: Record<string, string> = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    return Object.entries(messages).flatMap(([key, message]) =>
      sentencesOf(message)
        .filter((sentence) => wordsIn(sentence) > mostWords)
        .map((sentence) => `${file} ${key}: ${sentence}`),
    )
  })
  expect(tooLong).toEqual([])
})

import { expect, test } from 'vitest'
import english from './en/app.json' with { type: 'json' }
import hindi from './hi/app.json' with { type: 'json' }
import punjabi from './pa/app.json' with { type: 'json' }

/** The keys of the menus by what they are called. */
function keysByName(words: Readonly<Record<string, string>>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [key, name] of Object.entries(words))
    if (key.startsWith('nav.')) found.set(name, [...(found.get(name) ?? []), key])
  return found
}

test.each([
  ['Hindi', hindi],
  ['Punjabi', punjabi],
])('two places of the menus that English tells apart are told apart in %s', (_language, words) => {
  const nameInEnglish = new Map(Object.entries(english))
  const confused = [...keysByName(words).values()].filter(
    (keys) => new Set(keys.map((key) => nameInEnglish.get(key))).size > 1,
  )
  expect(confused).toEqual([])
})

import { createHash } from 'node:crypto'
import words from '@darzi/words/en/site-legal.json' with { type: 'json' }
import hindi from '@darzi/words/hi/site-legal.json' with { type: 'json' }
import punjabi from '@darzi/words/pa/site-legal.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { type LegalDocument, legalDocuments, legalUpdatedOn, sectionsOf } from './legal-sections.ts'

// The keys of a const object literal are exactly its type's keys.
const documents = Object.keys(legalDocuments) as LegalDocument[]

test('each legal document has four sections', () => {
  for (const document of documents) expect(sectionsOf(document)).toHaveLength(4)
})

test('every sentence of the legal words is shown in one of the documents', () => {
  const shown = documents.flatMap(sectionsOf).flatMap(({ title, points }) => [title, ...points])
  const written = Object.keys(words)
    .filter((key) => !/^(page|contact|privacy|terms|cookies)\./.test(key))
    .map((key) => `site-legal.${key}`)
  expect(shown.sort()).toEqual(written.sort())
})

/** Whoever changes the words of a document gives it a new day, and writes both down here. */
test.each([
  ['privacy', '2026-11-28', '292ae93e1f13'],
  ['terms', '2026-11-28', 'ce1d4369bd41'],
  ['cookies', '2026-11-28', 'ffaf41554d51'],
] as const)('the words of the %s document are those of its day', (document, day, wordsOfDay) => {
  expect([legalUpdatedOn[document], hashOf(document)]).toEqual([day, wordsOfDay])
})

/** Of what one reads of it in all three languages: its title, its opening and its points. */
function hashOf(document: LegalDocument): string {
  const read = [words, hindi, punjabi].map((language) =>
    Object.entries(language)
      .filter(([key]) => key.startsWith(document))
      .toSorted(([one], [other]) => one.localeCompare(other)),
  )
  return createHash('sha256').update(JSON.stringify(read)).digest('hex').slice(0, 12)
}

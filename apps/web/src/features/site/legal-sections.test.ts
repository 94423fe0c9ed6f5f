import words from '@darzi/words/en/site-legal.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { type LegalDocument, legalDocuments, sectionsOf } from './legal-sections.ts'

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

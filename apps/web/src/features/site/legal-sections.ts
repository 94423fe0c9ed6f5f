/** The three legal documents: the places of their four sections in the words, and how many points each has. */
export const legalDocuments = {
  privacy: { privacyCollected: 3, privacyUse: 3, privacySharing: 4, privacySecurity: 3 },
  terms: { termsAcceptance: 3, termsService: 3, termsDuties: 3, termsLiability: 3 },
  cookies: { cookiesWhat: 2, cookiesTypes: 6, cookiesManage: 3, cookiesThird: 3 },
} as const satisfies Record<string, Record<string, number>>

/** The day each document was changed last: whoever changes its words changes its day. */
export const legalUpdatedOn = {
  privacy: '2026-11-28',
  terms: '2026-11-28',
  cookies: '2026-11-28',
} as const satisfies Record<keyof typeof legalDocuments, string>

export type LegalDocument = keyof typeof legalDocuments

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** The sections of a document in reading order, each with the word keys of its title and points. */
export function sectionsOf(document: LegalDocument): { place: string; title: string; points: string[] }[] {
  return Object.entries(legalDocuments[document]).map(([place, count]) => ({
    place,
    title: `site-legal.${place}.title`,
    points: ordinals.slice(0, count).map((ordinal) => `site-legal.${place}.${ordinal}`),
  }))
}

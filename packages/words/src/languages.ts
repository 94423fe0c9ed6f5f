/**
 * The languages Darzi speaks. Words stand beside this file, one folder per language, one file per feature; every
 * language has the same keys and the same holes (words.test.ts). Nothing here reads files or the network.
 */
export const languages = {
  en: { name: 'English', nativeName: 'English', direction: 'ltr', locale: 'en-IN' },
  hi: { name: 'Hindi', nativeName: 'हिन्दी', direction: 'ltr', locale: 'hi-IN' },
  pa: { name: 'Punjabi', nativeName: 'ਪੰਜਾਬੀ', direction: 'ltr', locale: 'pa-IN' },
} as const

export type Language = keyof typeof languages

export const defaultLanguage: Language = 'en'

// The keys of a const object literal are exactly its type's keys; Object.keys only forgets that.
export const languageCodes = Object.keys(languages) as Language[]

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(languages, code)
}

/** The first language we speak among BCP 47 tags such as `pa-IN` or an Accept-Language list, else the default. */
export function closestLanguage(tags: readonly string[]): Language {
  const spoken = tags.map((tag) => tag.trim().slice(0, 2).toLowerCase()).find(isLanguage)
  return spoken ?? defaultLanguage
}

import { writeDay } from '@darzi/words/formats.ts'
import type { Language } from '@darzi/words/languages.ts'

/** A day of this year or the next on a small card: without its year. */
export const shortDay = (day: string, language: Language): string =>
  writeDay(day, language).replace(/\s\d{4}$/, '')

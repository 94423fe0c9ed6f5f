import type { ImportField } from '@darzi/contract/customer-imports.ts'
import { type Language, languageCodes } from '@darzi/words/languages.ts'
import { t } from '@darzi/words/server.ts'

/** What a column is called in the files we write; import knows each of them in every language. */
export const headingOf = (language: Language, field: ImportField): string =>
  t(language, `problems.imports.heading.${field}`)

/** The last column of a file of refused rows. */
export const reasonHeading = (language: Language): string => t(language, 'problems.imports.heading.reason')

export const isReasonHeading = (heading: string): boolean =>
  languageCodes.some((language) => reasonHeading(language) === heading)

import { isLanguage, languages } from '@darzi/words/languages.ts'

/**
 * Asks for the letters of the page's language before anything is written with them. Where the page itself named them they are on
 * their way already; a screen of work leaves them until its program is here.
 */
export function askForLetters(): void {
  const { lang } = document.documentElement
  const { fontFamily } = getComputedStyle(document.body)
  // Without them the device's own letters stand in.
  if (isLanguage(lang)) void document.fonts.load(`1em ${fontFamily}`, `A${languages[lang].nativeName}`)
}

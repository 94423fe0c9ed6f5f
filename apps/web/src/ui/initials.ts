const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first letters of the first and last word, with their vowel signs: श्री stays whole. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const shown = words.length > 1 ? [words[0], words.at(-1)] : words
  return shown.map((word = '') => [...letters.segment(word)][0]?.segment.toLocaleUpperCase() ?? '').join('')
}

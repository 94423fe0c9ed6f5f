const letters = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** A name as a stranger may see it: the first letter of each word. The stars do not tell how long it is. */
export function maskName(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean).slice(0, 3)
  return words.map((word) => `${firstLetter(word)}***`).join(' ')
}

function firstLetter(word: string): string {
  for (const { segment } of letters.segment(word)) return segment
  return ''
}

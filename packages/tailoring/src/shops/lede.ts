/** In letters of UTF-16. */
const most = 180
/** Sentences shorter than this say too little to stand alone. */
const fewest = 60

/**
 * The first words of what a shop says of itself, for the head of its page: the first paragraph, or of a long one the sentences, else
 * the words, that fit.
 */
export function ledeOf(about: string): string {
  const [first = ''] = about.trim().split('\n')
  const paragraph = first.trim()
  if (paragraph.length <= most) return paragraph
  const start = paragraph.slice(0, most)
  const sentences = /^.*[.!?।](?=\s)/.exec(start)?.[0] ?? ''
  if (sentences.length >= fewest) return sentences
  const words = /^.*\S(?=\s)/.exec(start)?.[0] ?? start
  return `${words}…`
}

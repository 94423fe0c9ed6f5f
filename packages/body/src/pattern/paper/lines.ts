/** How much room words take on paper, guessed a little too wide: what they truly take only the reader's screen knows. */

/** From line to line, of the letters' size. */
export const lineShare = 1.35
/** A name in capitals needs this much of the letters’ size for each, Devanagari and Gurmukhi less; signs above and below take none. */
const letterShare = 0.62
const signs = /\p{Mn}/gu

export const widthOf = (line: string, sizeMm: number): number =>
  line.replace(signs, '').length * letterShare * sizeMm

/** Broken between words so that every line keeps within the width; a single long word stays whole. */
export function wrapped(said: string, widthMm: number, sizeMm: number): string[] {
  const lines: string[] = []
  for (const word of said.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (lines.length > 0 && widthOf(longer, sizeMm) <= widthMm) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

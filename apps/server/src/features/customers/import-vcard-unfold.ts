const quotedPrintable = /^[^:]*\bQUOTED-PRINTABLE\b/i

/** Where a property's name and parameters end at the latest. */
export const longestHead = 500

/**
 * What is kept of a line. No field of a customer is a tenth as long, so whoever has more is refused as too long all
 * the same, and a picture is left out anyway.
 */
const longestLine = 100_000

/** A line as it grows: put together once at its end, for a file of nothing but folds would be copied at each. */
interface Growing {
  pieces: string[]
  length: number
  head: string
}

/**
 * The lines of a vCard file put together from what was folded. After every piece there is one step: a line that is
 * complete, or nothing yet, so that the reader may do something else in between.
 */
export function* unfolded(text: string): Generator<string | undefined> {
  let current: Growing | undefined
  let isSoft = false
  for (const piece of piecesOf(text)) {
    const isFolded = !isSoft && /^[ \t]/.test(piece)
    if (current && (isSoft || isFolded)) {
      grow(current, isFolded ? piece.slice(1) : piece, isSoft)
      yield undefined
    } else {
      if (current) yield current.pieces.join('')
      current = { pieces: [], length: 0, head: '' }
      grow(current, piece, false)
    }
    // A quoted-printable line that ends in "=" goes on in the next, which begins with no space.
    isSoft = piece.endsWith('=') && quotedPrintable.test(current.head)
  }
  if (current) yield current.pieces.join('')
}

/** Adds a piece; after a soft line end the "=" before it goes. */
function grow(line: Growing, piece: string, isSoft: boolean) {
  if (line.length > longestLine) return
  if (isSoft) line.pieces.push((line.pieces.pop() ?? '').slice(0, -1))
  const kept = piece.slice(0, longestLine)
  line.pieces.push(kept)
  line.length += kept.length
  if (line.head.length < longestHead) line.head += kept.slice(0, longestHead)
}

function* piecesOf(text: string): Generator<string> {
  const ends = /\r\n|\r|\n/g
  let from = text.startsWith('\ufeff') ? 1 : 0
  ends.lastIndex = from
  for (let end = ends.exec(text); end; end = ends.exec(text)) {
    yield text.slice(from, end.index)
    from = ends.lastIndex
  }
  yield text.slice(from)
}

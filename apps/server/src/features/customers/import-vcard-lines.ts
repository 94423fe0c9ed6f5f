/**
 * The lines of a vCard file, versions 2.1, 3.0 and 4.0 (RFC 2426, RFC 6350), as phones and mail programs write
 * them: folded lines, quoted-printable with its charset, grouped properties such as item1.TEL, bare parameters.
 */
export interface Property {
  name: string
  /** Upper case: TYPE values and bare words such as CELL or PREF. */
  types: string[]
  isQuotedPrintable: boolean
  charset: string
  /** Undecoded; split it before decoding, for an encoded separator is a letter. */
  value: string
}

/** The properties of each card; of a card inside a card (2.1's AGENT) nothing is taken. */
export function cardsOf(text: string): Property[][] {
  const cards: Property[][] = []
  let depth = 0
  for (const line of unfolded(text)) {
    if (/^BEGIN:VCARD\s*$/i.test(line)) {
      depth++
      if (depth === 1) cards.push([])
    } else if (/^END:VCARD\s*$/i.test(line)) depth = Math.max(0, depth - 1)
    else if (depth === 1) {
      const property = propertyOf(line)
      if (property) cards.at(-1)?.push(property)
    }
  }
  return cards
}

const quotedPrintable = /^[^:]*\bQUOTED-PRINTABLE\b/i

const longestHead = 500

/** A line as it grows: put together once at its end, for a file of nothing but folds would be copied at each. */
interface Growing {
  pieces: string[]
  head: string
}

function unfolded(text: string): string[] {
  const lines: Growing[] = []
  let isSoft = false
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    const before: Growing | undefined = lines.at(-1)
    const goesOn = before !== undefined && (isSoft || /^[ \t]/.test(line))
    const current: Growing = before && goesOn ? before : { pieces: [], head: '' }
    if (isSoft) current.pieces.push((current.pieces.pop() ?? '').slice(0, -1))
    const piece = goesOn && !isSoft ? line.slice(1) : line
    current.pieces.push(piece)
    if (current.head.length < longestHead) current.head += piece.slice(0, longestHead)
    if (!goesOn) lines.push(current)
    // A quoted-printable line that ends in "=" goes on in the next, which begins with no space.
    isSoft = line.endsWith('=') && quotedPrintable.test(current.head)
  }
  return lines.map(({ pieces }) => pieces.join(''))
}

function propertyOf(line: string): Property | undefined {
  const colon = colonOf(line.slice(0, longestHead))
  if (colon < 0) return undefined
  const [label = '', ...params] = line.slice(0, colon).split(';')
  const name = label.slice(label.lastIndexOf('.') + 1).trim()
  const pairs = params.map(parameterOf)
  const valuesOf = (key: string) => pairs.flatMap((pair) => (pair.key === key ? pair.values : []))
  return {
    name: name.toUpperCase(),
    types: [...valuesOf('TYPE'), ...(valuesOf('PREF').length > 0 ? ['PREF'] : [])],
    isQuotedPrintable: valuesOf('ENCODING').includes('QUOTED-PRINTABLE'),
    charset: valuesOf('CHARSET')[0] ?? 'UTF-8',
    value: line.slice(colon + 1),
  }
}

/** The first colon that is not inside a quoted parameter. */
function colonOf(head: string): number {
  let isQuoted = false
  for (let at = 0; at < head.length; at++) {
    if (head[at] === '"') isQuoted = !isQuoted
    if (head[at] === ':' && !isQuoted) return at
  }
  return -1
}

const encodings = new Set(['QUOTED-PRINTABLE', 'BASE64', 'B', '8BIT', '7BIT'])

function parameterOf(param: string): { key: string; values: string[] } {
  const equals = param.indexOf('=')
  const values = param
    .slice(equals + 1)
    .replaceAll('"', '')
    .toUpperCase()
    .split(',')
    .map((value) => value.trim())
  if (equals >= 0) return { key: param.slice(0, equals).trim().toUpperCase(), values }
  return { key: encodings.has(values[0] ?? '') ? 'ENCODING' : 'TYPE', values }
}

/** The parts of a value between unescaped separators, each decoded. */
export function partsOf(property: Property, separator: ';' | ','): string[] {
  const parts = ['']
  for (const [piece] of property.value.matchAll(/\\.|[;,]|[^\\;,]+|\\/gs)) {
    if (piece === separator) parts.push('')
    else parts[parts.length - 1] += piece
  }
  return parts.map((part) => decoded(part, property))
}

export function wholeOf(property: Property): string {
  return decoded(property.value, property)
}

function decoded(text: string, { isQuotedPrintable, charset }: Property): string {
  const plain = isQuotedPrintable ? unquoted(text, charset) : text
  return plain.replace(/\\(.)/gs, (_, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped)).trim()
}

/** Quoted-printable: =E0=A4 are bytes of the charset; what is no pair of hex digits stands for itself. */
function unquoted(text: string, charset: string): string {
  const bytes = Buffer.concat(
    [...text.matchAll(/=([0-9A-F]{2})|[^=]+|=/gi)].map(([piece, hex]) =>
      hex === undefined ? Buffer.from(piece) : Buffer.from(hex, 'hex'),
    ),
  )
  return decoderOf(charset).decode(bytes)
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

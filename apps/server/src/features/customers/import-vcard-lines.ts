import { takeTurns } from '../files/api.ts'
import { longestHead, unfolded } from './import-vcard-unfold.ts'

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

/** No person's card has more; what comes after is left out. */
const mostProperties = 1000

/** The properties of each card, one card at a time; of a card inside a card (2.1's AGENT) nothing is taken. */
export async function* cardsOf(text: string): AsyncGenerator<Property[]> {
  let depth = 0
  let card: Property[] = []
  const turns = takeTurns()
  for (const line of unfolded(text)) {
    if (turns.areOver()) await turns.pass()
    if (line === undefined) continue
    if (/^BEGIN:VCARD\s*$/i.test(line)) depth++
    else if (/^END:VCARD\s*$/i.test(line)) {
      if (depth === 1) {
        yield card
        card = []
      }
      depth = Math.max(0, depth - 1)
    } else if (depth === 1 && card.length < mostProperties) {
      const property = propertyOf(line)
      if (property) card.push(property)
    }
  }
  if (depth > 0) yield card
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

/** Reads the words of a PDF by the table of characters each of its letters brings; knows nothing of what set them. */
import { inflateSync } from 'node:zlib'

/** What is written on its pages, in the order it is drawn; a line for each place something is drawn at. */
export function textOfPdf(pdf: Uint8Array): string {
  const objects = objectsOf(Buffer.from(pdf))
  const all = [...objects.values()]
  return all
    .filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
    .map(({ head }) => pageText(head, objects))
    .join('\n')
}

interface PdfObject {
  head: string
  stream: string
}
type Objects = ReadonlyMap<string, PdfObject>

function objectsOf(pdf: Buffer): Objects {
  const text = pdf.toString('latin1')
  const objects = new Map<string, PdfObject>()
  const opening = /(\d+) 0 obj\n(.*?)(stream\r?\n|endobj)/gs
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const [, number = '', head = '', end] = found
    const stream = end === 'endobj' ? undefined : streamAt(pdf, opening.lastIndex, head)
    objects.set(number, { head, stream: stream?.text ?? '' })
    if (stream) opening.lastIndex = stream.end // what lies in a stream only looks like an object
  }
  return objects
}

function streamAt(pdf: Buffer, from: number, head: string): { text: string; end: number } {
  const end = from + Number(/\/Length (\d+)/.exec(head)?.[1])
  const bytes = pdf.subarray(from, end)
  return { end, text: (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1') }
}

const referred = (objects: Objects, head: string, name: string): PdfObject | undefined =>
  objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? '')

function pageText(page: string, objects: Objects): string {
  const fonts = fontsOf(referred(objects, page, 'Resources')?.head ?? '', objects)
  let characters: Map<number, string> | undefined
  let text = ''
  let height = ''
  const drawn = referred(objects, page, 'Contents')?.stream ?? ''
  for (const [, font, tm, line, place] of drawn.matchAll(
    /\/(F\d+) [\d.]+ Tf|(?:[\d.-]+ ){5}([\d.-]+) Tm|\[((?:\\.|[^\]\\])*)\] TJ|\n([qQ])\n/gs,
  )) {
    if (font) characters = fonts.get(font)
    if (place || (tm && tm !== height)) text += '\n'
    if (tm) height = tm
    if (line && characters) text += said(line, characters)
  }
  return text.replace(/\n+/g, '\n').trim()
}

function fontsOf(resources: string, objects: Objects) {
  const named = [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)]
  return new Map(
    named.map(([, name = '', number = '']) => {
      const table = referred(objects, objects.get(number)?.head ?? '', 'ToUnicode')?.stream ?? ''
      return [name, charactersOf(table)]
    }),
  )
}

/** `<0004> <0A300A3E>`: the code of a letter, and the characters it stands for. */
const charactersOf = (table: string) =>
  new Map(
    [...table.matchAll(/<([0-9A-F]{4})> <((?:[0-9A-F]{4})+)>\n/g)].map(([, code = '', units = '']) => [
      Number.parseInt(code, 16),
      String.fromCharCode(...(units.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
    ]),
  )

/** Strings of codes of two bytes each, with numbers between them that move the pen. */
function said(line: string, characters: Map<number, string>): string {
  const strings = [...line.matchAll(/\(((?:\\.|[^\\)])*)\)/gs)].map(([, string = '']) => bytesOf(string))
  const codes = strings.flatMap((bytes) =>
    Array.from({ length: bytes.length / 2 }, (_, at) => bytes.readUInt16BE(at * 2)),
  )
  return codes.map((code) => characters.get(code) ?? '').join('')
}

const escaped: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
const bytesOf = (string: string): Buffer =>
  Buffer.from(
    string.replace(/\\(?:([0-7]{3})|(.))/gs, (_, octal?: string, sign = '') =>
      octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (escaped[sign] ?? sign),
    ),
    'latin1',
  )

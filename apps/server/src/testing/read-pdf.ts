/**
 * Reads the words of a PDF as a search or a screen reader does: by the words that stand for a group of signs (/ActualText), else by
 * the table of characters that each letter brings. Knows nothing of what set them.
 */
import { inflateSync } from 'node:zlib'

/** What is written on its pages, in the order it is drawn; a new line wherever the height on the page changes. */
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

type Matrix = readonly [number, number, number, number, number, number]

/** The pen, as the page's operators leave it. */
interface Pen {
  /** Where the page's origin is now, and where it is to be again after each Q. */
  at: Matrix
  kept: Matrix[]
  characters: Map<number, string> | undefined
  /** The height of the next letter, and that of the line it would belong to. */
  height: number
  line: number | undefined
  /** Marked parts that are open, the outermost first; `actual` stands for all that is drawn in one, and is said once. */
  marks: { actual: string | undefined; isSaid: boolean }[]
  text: string
}

/** A string may hold parentheses in pairs, a few deep. */
const aString = [1, 2, 3, 4].reduce((inner) => `\\((?:\\\\.|[^()\\\\]|${inner})*\\)`, '(?!)')

const operator = new RegExp(
  [
    /\/\w+ (?:<<(?<properties>.*?)>> BDC|BMC)/,
    /\b(?<end>EMC)\b/,
    /(?<=\n)(?<state>[qQ])\n/,
    /(?<matrix>(?:-?[\d.]+ ){6})(?<moves>cm|Tm)/,
    /\/(?<font>[fF]\d+) [\d.]+ Tf/,
    { source: `(?<shown>\\[(?:${aString}|[^\\](])*\\] TJ|${aString} Tj)` },
  ]
    .map(({ source }) => source)
    .join('|'),
  'gs',
)

function pageText(page: string, objects: Objects): string {
  const fonts = fontsOf(referred(objects, page, 'Resources')?.head ?? page, objects)
  const pen: Pen = {
    at: [1, 0, 0, 1, 0, 0],
    kept: [],
    characters: undefined,
    height: 0,
    line: undefined,
    marks: [],
    text: '',
  }
  const drawn = referred(objects, page, 'Contents')?.stream ?? ''
  for (const { 0: whole, groups = {} } of `\n${drawn}`.matchAll(operator)) {
    const { properties, end, state, matrix, moves, font, shown } = groups
    if (font) pen.characters = fonts.get(font)
    else if (shown) write(pen, shown)
    else if (matrix) move(pen, matrix.trim().split(' ').map(Number), moves)
    else if (state === 'q') pen.kept.push(pen.at)
    else if (state === 'Q') pen.at = pen.kept.pop() ?? pen.at
    else if (end) pen.marks.pop()
    else if (whole) pen.marks.push({ actual: actualText(properties ?? ''), isSaid: false })
  }
  return pen.text.trim()
}

function move(pen: Pen, [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: number[], moves: string | undefined) {
  const [p, q, r, s, t, u] = pen.at
  const moved: Matrix = [
    a * p + b * r,
    a * q + b * s,
    c * p + d * r,
    c * q + d * s,
    e * p + f * r + t,
    e * q + f * s + u,
  ]
  if (moves === 'cm') pen.at = moved
  else pen.height = moved[5]
}

function write(pen: Pen, shown: string) {
  const mark = pen.marks.find(({ actual }) => actual !== undefined)
  if (mark?.isSaid) return
  if (mark) mark.isSaid = true
  // Half a point is less than any line, and more than what rounding leaves.
  if (pen.line !== undefined && Math.abs(pen.height - pen.line) > 0.5) pen.text += '\n'
  pen.line = pen.height
  pen.text += mark?.actual ?? said(shown, pen.characters ?? new Map())
}

/** `/ActualText <FEFF0930093E>`: UTF-16 behind its mark, or a string of plain letters. */
function actualText(properties: string): string | undefined {
  const [, units, plain] = /\/ActualText (?:<FEFF([0-9A-F]*)>|\(((?:\\.|[^)\\])*)\))/s.exec(properties) ?? []
  return units === undefined ? plain && bytesOf(plain).toString('latin1') : ofUnits(units)
}

function fontsOf(resources: string, objects: Objects) {
  const named = [...resources.matchAll(/\/([fF]\d+) (\d+) 0 R/g)]
  return new Map(
    named.map(([, name = '', number = '']) => {
      const table = referred(objects, objects.get(number)?.head ?? '', 'ToUnicode')?.stream ?? ''
      return [name, charactersOf(table)]
    }),
  )
}

const ofUnits = (units: string) =>
  String.fromCharCode(...(units.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))

/** `<0004> <0A300A3E>`: the code of a letter, and the characters it stands for. */
const charactersOf = (table: string) =>
  new Map(
    [...table.matchAll(/<([0-9A-F]{4})> <((?:[0-9A-F]{4})+)>\n/g)].map(([, code = '', units = '']) => [
      Number.parseInt(code, 16),
      ofUnits(units),
    ]),
  )

/** Strings of codes of two bytes each, with numbers between them that move the pen. */
function said(line: string, characters: Map<number, string>): string {
  const strings = [...line.matchAll(new RegExp(aString, 'gs'))].map(([string]) =>
    bytesOf(string.slice(1, -1)),
  )
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

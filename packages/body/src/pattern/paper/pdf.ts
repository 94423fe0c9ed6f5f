/**
 * The sheet as a PDF at its true size: one page as large as it is, or pages of A4 with their margins, crosses and neighbours.
 * Lines are lines; words come as pictures that the device drew, for only it can shape every script without a font in the file.
 */

import { ptPerMm } from '@darzi/tailoring/units/length.ts'
import { at } from '../geometry.ts'
import type { Sheet, Stroke } from './drawn-sheet.ts'
import type { Label } from './label-place.ts'
import { lineShare } from './lines.ts'
import { layersOf } from './pdf-layers.ts'
import { lineOf } from './svg.ts'
import { a4, type Tile, tilesOf } from './tiles.ts'

/** A drawn line of words: one bit a point, rows of whole bytes, a set bit is ink. */
export interface DrawnWords {
  columns: number
  rows: number
  bits: Uint8Array
}

/** Draws words as high as `sizeMm`; their height on paper with what hangs below the line is `heightMm`. */
export type DrawWords = (
  text: string,
  sizeMm: number,
) => { words: DrawnWords; widthMm: number; heightMm: number }

/** No page of a PDF may be longer than 14,400 points. */
export const longestPageMm = Math.floor(14_400 / ptPerMm)

export interface PaperWords {
  /** Under a tile's corner: its name, and the grid all are glued into. */
  tile(tile: Tile, grid: { rows: number; columns: number }): string
}

/** `last` are sheets that follow, a page each. */
export function onePagePdf(sheet: Sheet, draw: DrawWords, last: readonly Sheet[] = []): Uint8Array {
  const book = newBook(sheet, draw)
  book.page(sheet.widthMm, sheet.heightMm, '/Sheet Do', [])
  for (const one of last) book.page(one.widthMm, one.heightMm, strokesOf(one), one.labels)
  return book.done()
}

export function tiledPdf(
  sheet: Sheet,
  draw: DrawWords,
  words: PaperWords,
  last: readonly Sheet[] = [],
): Uint8Array {
  const book = newBook(sheet, draw)
  const { tiles, rows, columns } = tilesOf(sheet)
  for (const tile of tiles) {
    const { content, label } = tilePage(sheet, tile, words.tile(tile, { rows, columns }))
    book.page(a4.widthMm, a4.heightMm, content, [label])
  }
  for (const one of last) book.page(one.widthMm, one.heightMm, strokesOf(one), one.labels)
  return book.done()
}

/** The sheet's part, its frame to cut or fold along, and crosses where four pages meet. */
function tilePage(sheet: Sheet, tile: Tile, text: string): { content: string; label: Label } {
  const { marginMm, heightMm } = a4
  const [x, y, w, h] = [marginMm, marginMm, tile.widthMm, tile.heightMm]
  const bottom = heightMm - y - h
  // The sheet's own y runs up from its lower edge.
  const up = heightMm - y - (sheet.heightMm - tile.y)
  const shown = `q ${n(x)} ${n(bottom)} ${n(w)} ${n(h)} re W n 1 0 0 1 ${n(x - tile.x)} ${n(up)} cm /Sheet Do Q`
  // Round dots: a dashed line means sewing, and nothing else.
  const frame = `0.4 w 1 J [0 1.6] 0 d ${n(x)} ${n(bottom)} ${n(w)} ${n(h)} re S [] 0 d 0 J 0.3 w`
  const corners = [x, x + w].flatMap((cx) => [bottom, bottom + h].map((cy) => crossAt(cx, cy)))
  return {
    content: [shown, frame, ...corners].join('\n'),
    label: { at: [x + 2, heightMm - marginMm + 1.5], lines: [text], sizeMm: 4 },
  }
}

const crossAt = (x: number, y: number) =>
  `${n(x - 4)} ${n(y)} m ${n(x + 4)} ${n(y)} l ${n(x)} ${n(y - 4)} m ${n(x)} ${n(y + 4)} l S`

function newBook(sheet: Sheet, draw: DrawWords) {
  const objects: PdfObject[] = []
  const add = (head: string, body?: Uint8Array) => objects.push({ head, body })
  const [catalogue, pages] = [add(''), add('')]
  const layers = layersOf(sheet.nest, add)
  const kids: number[] = []
  const pictures = drawer(add, draw)
  const drawn = sheet.strokes.map((stroke) => layers.within(stroke, strokeOf(stroke, sheet.heightMm)))
  const words = sheet.labels.map((label) => pictures.place(label, sheet.heightMm))
  const form = latin([...drawn, ...words].join('\n'))
  const box = `[0 0 ${n(sheet.widthMm)} ${n(sheet.heightMm)}]`
  const sheetForm = add(
    `<< /Type /XObject /Subtype /Form /BBox ${box} /Resources << ${pictures.resources()} ${layers.resources} >> /Length ${form.length} >>`,
    form,
  )
  const scale = `${ptPerMm.toFixed(6)} 0 0 ${ptPerMm.toFixed(6)} 0 0 cm`
  return {
    page(widthMm: number, heightMm: number, content: string, labels: readonly Label[]) {
      const said = labels.map((label) => pictures.place(label, heightMm))
      const body = latin(['q', scale, content, ...said, 'Q'].join('\n'))
      const contents = add(`<< /Length ${body.length} >>`, body)
      const media = `[0 0 ${pt(widthMm)} ${pt(heightMm)}]`
      const resources = `<< ${pictures.resources(`/Sheet ${sheetForm} 0 R`)} >>`
      kids.push(
        add(
          `<< /Type /Page /Parent ${pages} 0 R /MediaBox ${media} /Resources ${resources} /Contents ${contents} 0 R >>`,
        ),
      )
    },
    done(): Uint8Array {
      const list = kids.map((kid) => `${kid} 0 R`).join(' ')
      at(objects, catalogue - 1).head = `<< /Type /Catalog /Pages ${pages} 0 R ${layers.catalogue} >>`
      at(objects, pages - 1).head = `<< /Type /Pages /Kids [${list}] /Count ${kids.length} >>`
      return file(objects, catalogue)
    },
  }
}

/** Draws each text once, keeps it as a stencil, and says where it stands. */
function drawer(add: (head: string, body?: Uint8Array) => number, draw: DrawWords) {
  const known = new Map<string, { id: number; widthMm: number; heightMm: number }>()
  const stencil = (text: string, sizeMm: number) => {
    const key = `${sizeMm} ${text}`
    const old = known.get(key)
    if (old) return old
    const { words, widthMm, heightMm } = draw(text, sizeMm)
    const head = `<< /Type /XObject /Subtype /Image /ImageMask true /BitsPerComponent 1 /Decode [1 0] /Width ${words.columns} /Height ${words.rows} /Length ${words.bits.length} >>`
    const drawn = { id: add(head, words.bits), widthMm, heightMm }
    known.set(key, drawn)
    return drawn
  }
  return {
    place: ({ at: [x, y], lines, sizeMm, isUpright }: Label, pageHeightMm: number): string =>
      lines
        .filter((text) => text.trim() !== '')
        .map((text, i) => {
          const { id, widthMm, heightMm } = stencil(text, sizeMm)
          const low = i * sizeMm * lineShare + heightMm
          const put = isUpright
            ? `0 ${n(widthMm)} ${n(-heightMm)} 0 ${n(x + low)} ${n(pageHeightMm - y)}`
            : `${n(widthMm)} 0 0 ${n(heightMm)} ${n(x)} ${n(pageHeightMm - y - low)}`
          return `q ${put} cm /W${id} Do Q`
        })
        .join('\n'),
    resources: (also = ''): string => {
      const all = [...known.values()].map(({ id }) => `/W${id} ${id} 0 R`)
      return `/XObject << ${[...all, also].join(' ')} >>`
    },
  }
}

const strokesOf = ({ strokes, heightMm }: Sheet): string =>
  strokes.map((stroke) => strokeOf(stroke, heightMm)).join('\n')

function strokeOf(stroke: Stroke, heightMm: number): string {
  const { line, isClosed } = stroke
  const { mm, dashes = [] } = lineOf(stroke)
  const way = line.map(([x, y], i) => `${n(x)} ${n(heightMm - y)} ${i === 0 ? 'm' : 'l'}`)
  return `${mm} w [${dashes.join(' ')}] 0 d ${way.join(' ')} ${isClosed ? 's' : 'S'}`
}

const n = (mm: number): string => String(Math.round(mm * 1000) / 1000)
const pt = (mm: number): string => (mm * ptPerMm).toFixed(3)

/** The bytes of a PDF file: numbered objects and the table that says where each begins. */
interface PdfObject {
  head: string
  body?: Uint8Array | undefined
}

const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff)

function file(objects: readonly PdfObject[], rootId: number): Uint8Array {
  const parts: Uint8Array[] = [latin('%PDF-1.5\n')]
  const begins: number[] = []
  let length = parts[0]?.length ?? 0
  const write = (bytes: Uint8Array) => {
    parts.push(bytes)
    length += bytes.length
  }
  objects.forEach(({ head, body }, i) => {
    begins.push(length)
    write(latin(`${i + 1} 0 obj\n${head}\n`))
    if (body) {
      write(latin('stream\n'))
      write(body)
      write(latin('\nendstream\n'))
    }
    write(latin('endobj\n'))
  })
  const table = length
  const rows = begins.map((begin) => `${String(begin).padStart(10, '0')} 00000 n \n`)
  write(latin(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`))
  write(latin(`trailer\n<< /Size ${objects.length + 1} /Root ${rootId} 0 R >>\nstartxref\n${table}\n%%EOF\n`))
  return joined(parts, length)
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length)
  let begin = 0
  for (const part of parts) {
    all.set(part, begin)
    begin += part.length
  }
  return all
}

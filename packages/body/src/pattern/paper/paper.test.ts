import { ptPerMm } from '@darzi/tailoring/units/length.ts'
import { expect, it } from 'vitest'
import { inputsOf } from '../body-of.ts'
import { cutLine } from '../cut-line.ts'
import { draftPattern } from '../draft-pattern.ts'
import { boxOf } from '../geometry.ts'
import { dxfOf } from './dxf.ts'
import { type DrawWords, onePagePdf, tiledPdf } from './pdf.ts'
import { sheetOf } from './sheet.ts'
import { svgOf } from './svg.ts'
import { tilesOf } from './tiles.ts'

const man = inputsOf({ sex: 'male', heightMm: 1740, weightKg: 78, measuredMm: { chest: 1000 } })
const words = { piece: () => ['ਅੱਗਾ & <x>'], title: ['Kurta'], square: '10 cm' }
const sheet = sheetOf(await draftPattern('kurta', man), words)
const drawn: string[] = []
const draw: DrawWords = (text, sizeMm) => {
  drawn.push(text)
  return {
    words: { columns: 8, rows: 2, bits: new Uint8Array([0xff, 0x00]) },
    widthMm: sizeMm,
    heightMm: sizeMm,
  }
}
const text = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

it('one page is as large as the sheet, to a hundredth of a millimetre', () => {
  const pdf = text(onePagePdf(sheet, draw))
  const [, w = '', h = ''] = pdf.match(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/) ?? []
  expect(Number(w) / ptPerMm).toBeCloseTo(sheet.widthMm, 2)
  expect(Number(h) / ptPerMm).toBeCloseTo(sheet.heightMm, 2)
})

it('the test square is ten centimetres both ways', () => {
  const square = sheet.strokes.find(({ kind }) => kind === 'square')
  const box = boxOf(square?.line ?? [])
  expect([box.right - box.left, box.bottom - box.top]).toEqual([100, 100])
  const pdf = text(onePagePdf(sheet, draw))
  expect(pdf).toContain(`q\n${ptPerMm.toFixed(6)} 0 0 ${ptPerMm.toFixed(6)} 0 0 cm`)
  const top = sheet.heightMm - 10
  expect(pdf).toContain(`10 ${top} m 110 ${top} l 110 ${top - 100} l 10 ${top - 100} l s`)
})

it('the pages of A4 cover every line of the sheet, each page named by its row and column', () => {
  const { tiles, rows, columns } = tilesOf(sheet)
  expect(rows * 277).toBeGreaterThanOrEqual(sheet.heightMm)
  expect(columns * 190).toBeGreaterThanOrEqual(sheet.widthMm)
  for (const { line } of sheet.strokes)
    for (const [x, y] of line) {
      const on = tiles.some((t) => x >= t.x && x <= t.x + 190 && y >= t.y && y <= t.y + 277)
      expect(on).toBe(true)
    }
  const pdf = text(tiledPdf(sheet, draw, { tile: ({ name }) => name }))
  expect(pdf.match(/\/Type \/Page /g)).toHaveLength(tiles.length)
  expect(pdf.match(/\/MediaBox \[0 0 595\.276 841\.890\]/g)).toHaveLength(tiles.length)
  expect(drawn).toContain('A1')
})

it('no page of A4 is blank, and a shirt takes no more than 28', async () => {
  const shirt = sheetOf(await draftPattern('shirt', man), words)
  const { tiles } = tilesOf(shirt)
  expect(tiles.length).toBeLessThanOrEqual(28)
  const inked = new Set<string>()
  for (const { line, isClosed } of shirt.strokes)
    for (const [k, [ax, ay]] of line.entries()) {
      const [bx, by] = line[k + 1] ?? (isClosed ? line[0] : undefined) ?? [ax, ay]
      const steps = Math.ceil(Math.hypot(bx - ax, by - ay) / 2) + 1
      for (let s = 0; s <= steps; s++) {
        const [x, y] = [ax + (s / steps) * (bx - ax), ay + (s / steps) * (by - ay)]
        // Ink on a border is on both pages.
        for (const off of [-2, 2]) inked.add(`${Math.floor((y + off) / 277)} ${Math.floor((x + off) / 190)}`)
      }
    }
  const blank = tiles.filter(({ row, column }) => !inked.has(`${row} ${column}`))
  expect(blank.length).toBeLessThanOrEqual(shirt.labels.length > 0 ? 1 : 0)
})

it('the square measures ten centimetres on the page of A4 itself', () => {
  const pdf = text(tiledPdf(sheet, draw, { tile: ({ name }) => name }))
  const [, scale = ''] = pdf.match(/q\n([\d.]+) 0 0 [\d.]+ 0 0 cm\nq [\d. ]+ re W n 1 0 0 1/) ?? []
  const square = sheet.strokes.find(({ kind }) => kind === 'square')
  const box = boxOf(square?.line ?? [])
  // A page of A4 is 210 mm and 595.276 points wide.
  expect(((box.right - box.left) * Number(scale) * 210) / 595.276).toBeCloseTo(100, 3)
})

it('the pages are framed in dots; only what is sewn is dashed', () => {
  const pdf = text(tiledPdf(sheet, draw, { tile: ({ name }) => name }))
  expect(pdf).toContain('1 J [0 1.6] 0 d')
  expect(pdf).not.toContain('[2 2] 0 d')
})

it('the DXF holds each piece as a block with its boundary, seam and grain at true size', async () => {
  const pattern = await draftPattern('kurta', man)
  const dxf = dxfOf(pattern)
  expect(dxf.match(/\r\nBLOCK\r\n/g)).toHaveLength(pattern.pieces.length)
  const [first] = pattern.pieces
  const [, block = ''] = dxf.split('\r\nBLOCK\r\n')
  const [, boundary = ''] = block.split('POLYLINE\r\n8\r\n1\r\n')
  const xs = [...(boundary.split('SEQEND')[0] ?? '').matchAll(/10\r\n(-?[\d.]+)\r\n20/g)].map(([, x]) =>
    Number(x),
  )
  const box = boxOf(first ? cutLine(first) : [])
  expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(box.right - box.left, 1)
  for (const layer of [1, 7, 14]) expect(block).toContain(`POLYLINE\r\n8\r\n${layer}\r\n`)
})

it('the DXF says whose it is with every piece, and what is to be minded, in letters a cutter has', async () => {
  const pattern = await draftPattern('kurta', man)
  const dxf = dxfOf(pattern, { of: 'ORD-1042-2/3 José ਰਵੀ', warnings: ['Not measured by tape: neck'] })
  const styles = dxf.match(/\r\nStyle Name: KURTA ORD-1042-2\/3 Jose\r\n/g)
  expect(styles).toHaveLength(pattern.pieces.length + 1)
  expect(dxf).toContain(
    '\r\nTEXT\r\n8\r\n1\r\n10\r\n0\r\n20\r\n-10\r\n40\r\n5\r\n1\r\nAnnotation: Not measured by tape: neck\r\n',
  )
  expect(dxf).toMatch(/^[\x20-\x7e\r\n]*$/)
})

it('every object stands where the table of the file says', () => {
  const bytes = onePagePdf(sheet, draw)
  const pdf = text(bytes)
  const [, table = ''] = pdf.match(/startxref\n(\d+)/) ?? []
  const rows = pdf.slice(Number(table)).split('\n').slice(3)
  rows
    .filter((row) => row.endsWith(' n '))
    .forEach((row, i) => {
      expect(pdf.slice(Number(row.slice(0, 10))).startsWith(`${i + 1} 0 obj`)).toBe(true)
    })
})

it('the SVG is in millimetres and its words are safe in it', () => {
  const svg = svgOf(sheet)
  expect(svg).toContain(`width="${sheet.widthMm}mm"`)
  expect(svg).toContain('ਅੱਗਾ &amp; &lt;x&gt;')
  expect(svg).not.toContain('NaN')
})

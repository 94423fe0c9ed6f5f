import { expect, it } from 'vitest'
import { inputsOf } from '../body-of.ts'
import { cutLine } from '../cut-line.ts'
import { designs } from '../design-key.ts'
import { draftPattern } from '../draft-pattern.ts'
import { at, boxOf } from '../geometry.ts'
import { draftSizes } from '../grade-sizes.ts'
import { dxfOf, dxfOfSizes } from './dxf.ts'
import { nestedSheetOf } from './nest.ts'
import { type DrawWords, onePagePdf, tiledPdf } from './pdf.ts'
import { sheetOf } from './sheet.ts'
import { svgOf } from './svg.ts'

const inputs = inputsOf({
  sex: 'male',
  heightMm: 1740,
  weightKg: 78,
  measuredMm: { chest: 1000, waist: 880 },
})
const words = {
  piece: () => ['x'],
  title: ['Shirt'],
  square: '10 cm',
  size: ({ girthMm }: { girthMm: number }) => `ਛਾਤੀ ${girthMm / 10}`,
  seams: 'Seams',
}
const two = { smaller: 2, larger: 1, mm: 40 }
const sizes = await draftSizes('shirt', { inputs, chosen: {} }, two)
const sheet = nestedSheetOf(sizes, words)
const draw: DrawWords = (_, sizeMm) => ({
  words: { columns: 8, rows: 1, bits: new Uint8Array([0xff]) },
  widthMm: sizeMm,
  heightMm: sizeMm,
})
const text = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

it('the size in the middle is the body’s own draft, the others lie a step of the chest apart', async () => {
  expect(sizes.map(({ girthMm }) => girthMm)).toEqual([920, 960, 1000, 1040])
  expect(sizes.find(({ step }) => step === 0)?.pattern).toEqual(await draftPattern('shirt', inputs))
  const chests = sizes.map(({ pattern }) => pattern.finished.chestMm ?? 0)
  chests.slice(1).forEach((chest, k) => {
    expect(chest - at(chests, k)).toBeGreaterThan(35)
    expect(chest - at(chests, k)).toBeLessThan(50)
  })
})

it('an ordered length stays the same in every size, an ordered width grows with it', async () => {
  const chosen = { length: 1000, hem_width: 560 }
  const kurtas = await draftSizes('kurta', { inputs, chosen }, two)
  for (const { pattern } of kurtas) expect(Math.abs((pattern.finished.lengthMm ?? 0) - 1000)).toBeLessThan(8)
  const hems = kurtas.map(({ pattern }) => pattern.finished.hemMm ?? 0)
  hems.slice(1).forEach((hem, k) => {
    expect(hem).toBeGreaterThan(at(hems, k) + 20)
  })
})

it.each(designs)(
  'every piece of the %s is there in every size, a layer each, at its true size',
  async (design) => {
    const nested = await draftSizes(design, { inputs, chosen: {} }, two)
    const { strokes, nest } = nestedSheetOf(nested, words)
    expect(nest?.names).toHaveLength(4)
    nested.forEach(({ pattern }, size) => {
      const cuts = strokes.filter(
        (stroke) => stroke.size === size && stroke.kind === 'cut' && stroke.isClosed,
      )
      const wide = (line: Parameters<typeof boxOf>[0]) => Math.round(boxOf(line).right - boxOf(line).left)
      const order = (a: number, b: number) => a - b
      expect(cuts.map(({ line }) => wide(line)).sort(order)).toEqual(
        pattern.pieces.map((piece) => wide(cutLine(piece))).sort(order),
      )
    })
  },
)

it('the PDF turns each size on and off, and the seam lines of all are off at first', () => {
  for (const pdf of [text(onePagePdf(sheet, draw)), text(tiledPdf(sheet, draw, { tile: () => 'A1' }))]) {
    const groups = [...pdf.matchAll(/(\d+) 0 obj\n<< \/Type \/OCG \/Name <feff([0-9a-f]+)>/g)]
    const names = groups.map(([, , hex = '']) =>
      (hex.match(/.{4}/g) ?? []).map((code) => String.fromCharCode(Number.parseInt(code, 16))).join(''),
    )
    expect(names).toEqual(['ਛਾਤੀ 92', 'ਛਾਤੀ 96', 'ਛਾਤੀ 100', 'ਛਾਤੀ 104', 'Seams'])
    expect(pdf).toContain(`/OFF [${groups[4]?.[1]} 0 R]`)
    expect(pdf.match(/ BDC\n/g)?.length).toBe(pdf.match(/\nEMC/g)?.length)
    for (let size = 0; size < 4; size++) expect(pdf).toContain(`/Size${size} ${groups[size]?.[1]} 0 R`)
    expect(pdf).toMatch(/\/OC \/Size0 BDC\n\/OC \/Seam BDC\n/)
  }
})

it('the lines of two sizes never look alike, and one size alone has no layers', () => {
  const pens = sheet.strokes
    .filter(({ kind, isClosed }) => kind === 'cut' && !isClosed)
    .map((stroke) => svgOf({ ...sheet, strokes: [stroke] }).match(/stroke-dasharray="[^"]+"/)?.[0])
  expect(new Set(pens).size).toBe(4)
  const alone = sheetOf(at(sizes, 2).pattern, words)
  expect(text(onePagePdf(alone, draw))).not.toContain('/OC')
  expect(svgOf(alone)).not.toContain('inkscape')
})

it('the SVG has a layer a size by its name, with its seam lines hidden within', () => {
  const svg = svgOf(sheet)
  expect(svg.match(/inkscape:label="ਛਾਤੀ (92|96|100|104)"/g)).toHaveLength(4)
  expect(svg.match(/style="display:none"/g)).toHaveLength(4)
})

it('the DXF names the size of every block and puts it on a layer of that size', () => {
  const named = sizes.map(({ girthMm, step, pattern }) => ({
    name: (girthMm / 10).toFixed(1),
    isSample: step === 0,
    pattern,
  }))
  const dxf = dxfOfSizes(named)
  const blocks = sizes.reduce((sum, { pattern }) => sum + pattern.pieces.length, 0)
  expect(dxf.match(/\r\nBLOCK\r\n/g)).toHaveLength(blocks)
  expect(dxf.match(/\r\nSize: 104\.0\r\n/g)).toHaveLength(at(sizes, 3).pattern.pieces.length)
  expect(dxf).toContain('Sample Size: 100.0')
  expect(dxf).toContain('INSERT\r\n8\r\nSIZE_104_0\r\n2\r\nSHIRT-FRONT_LEFT-1-104_0\r\n')
  expect(dxfOf(at(sizes, 0).pattern)).not.toContain('Size:')
})

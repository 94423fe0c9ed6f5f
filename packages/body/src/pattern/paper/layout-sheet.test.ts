import { ptPerMm } from '@darzi/tailoring/units/length.ts'
import { describe, expect, it } from 'vitest'
import { overlap } from '../../testing/overlap.ts'
import { inputsOf } from '../body-of.ts'
import { cutLine } from '../cut-line.ts'
import { draftPattern } from '../draft-pattern.ts'
import { areaOf, at, type Box, boxOf } from '../geometry.ts'
import { bestTogether, type Layout, layOut, metresOf } from '../lay-out.ts'
import type { Point } from '../pattern.ts'
import { unfold } from '../pieces.ts'
import { layoutDxf } from './layout-dxf.ts'
import { type LayoutWords, layoutPageOf, layoutSheetOf } from './layout-sheet.ts'
import { onePagePdf } from './pdf.ts'
import { sheetOf } from './sheet.ts'
import { svgOf } from './svg.ts'

const man = inputsOf({ sex: 'male', heightMm: 1740, weightKg: 78, measuredMm: { chest: 1000 } })
const trousers = await draftPattern('trousers', man)
const kurta = await draftPattern('kurta', man)
const words: LayoutWords = {
  title: (scale) => ['ਪੈਂਟ', `1 : ${scale}`],
  cloth: ({ lengthMm }) => `${metresOf(lengthMm).toFixed(2)} m`,
  piece: ({ key, copies }) => [key, `cut ${copies}`],
  fold: 'fold',
  square: '10 cm',
}
const main = bestTogether([kurta, trousers], { widthMm: 1120 })
const lining = bestTogether([kurta, trousers], { widthMm: 1120, kind: 'lining' })
const doubled = layOut(kurta, { widthMm: 1480, isDoubled: true })
const layouts: [string, Layout[]][] = [
  ['a kurta and trousers with their lining', [main, lining]],
  ['a kurta on doubled cloth', [doubled]],
]

/** What was read of a file: edges of cloth and cut lines, y down, in mm. */
interface Read {
  cloths: Point[][]
  cut: Point[][]
}

const readPath = (d: string): Point[] =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)])

function readSvg(svg: string): Read {
  const [, wide, high] = svg.match(/width="([\d.]+)mm" height="([\d.]+)mm" viewBox="0 0 \1 \2"/) ?? []
  expect(Number(wide) * Number(high)).toBeGreaterThan(0)
  const drawn = (mm: number) =>
    [...svg.matchAll(/<path d="([^"]*Z)" stroke-width="([\d.]+)"\/>/g)]
      .filter(([, , pen]) => Number(pen) === mm)
      .map(([, d = '']) => readPath(d))
  return { cloths: drawn(0.6), cut: drawn(0.5) }
}

function readDxf(dxf: string): Read {
  const blocks = dxf
    .split('\r\nBLOCK\r\n')
    .slice(1)
    .map((block) => block.split('ENDBLK')[0] ?? '')
  const boundary = (block: string, layer: number): Point[] => {
    const [, after = ''] = block.split(`POLYLINE\r\n8\r\n${layer}\r\n`)
    return [...(after.split('SEQEND')[0] ?? '').matchAll(/10\r\n(-?[\d.]+)\r\n20\r\n(-?[\d.]+)/g)].map(
      ([, x, y]): Point => [Number(x), -Number(y)],
    )
  }
  const isCloth = (block: string) => block.includes('\r\nCLOTH-')
  return {
    cloths: blocks.filter(isCloth).map((block) => boundary(block, 8)),
    cut: blocks.filter((block) => !isCloth(block)).map((block) => boundary(block, 1)),
  }
}

/** The last page, in mm of the cloth: what is drawn on it by the scale it names. */
function readPdf(layout: readonly Layout[]): Read {
  const page = layoutPageOf(layout, words)
  const blank = { words: { columns: 8, rows: 1, bits: new Uint8Array(1) }, widthMm: 1, heightMm: 1 }
  const bytes = onePagePdf(sheetOf(kurta, { ...words, title: [], piece: () => [] }), () => blank, [page])
  const pdf = new TextDecoder('latin1').decode(bytes)
  expect(pdf.match(/\/Type \/Page /g)).toHaveLength(2)
  const [, id] = pdf.match(/\/MediaBox \[0 0 841\.890 595\.276\].*\/Contents (\d+) 0 R/) ?? []
  const [, body = ''] = pdf.split(`\n${id} 0 obj\n`)
  const content = body.slice(0, body.indexOf('endstream'))
  expect(content).toContain(`q\n${ptPerMm.toFixed(6)} 0 0 ${ptPerMm.toFixed(6)} 0 0 cm`)
  const drawn = (mm: number) =>
    [...content.matchAll(/^([\d.]+) w \[[^\]]*\] 0 d (.*) s$/gm)]
      .filter(([, pen]) => Number(pen) === mm)
      .map(([, , way = '']) => readPath(way).map(([x, y]): Point => [x * page.scale, (210 - y) * page.scale]))
  return { cloths: drawn(0.6), cut: drawn(0.5) }
}

/** By rounding: of a twentieth of a millimetre, of a thousandth, and of a thousandth of the overview. */
const files = [
  { file: 'SVG', read: (of: Layout[]) => readSvg(svgOf(layoutSheetOf(of, words))), off: 0.06 },
  {
    file: 'DXF',
    read: (of: Layout[]) =>
      readDxf(
        layoutDxf(
          'kurta',
          of.map((layout, k) => ({ kind: k ? 'lining' : 'main', layout })),
        ),
      ),
    off: 0.002,
  },
  { file: 'PDF', read: readPdf, off: 0.03 },
]

const within = (inner: Box, outer: Box, off: number) =>
  inner.left >= outer.left - off &&
  inner.right <= outer.right + off &&
  inner.top >= outer.top - off &&
  inner.bottom <= outer.bottom + off

describe.each(layouts)('the cutting layout of %s', (_, layout) => {
  it.each(files)(
    'is in the $file as long as the metres say, every piece at true size on its cloth and on no other',
    ({ read, off }) => {
      const { cloths, cut } = read(layout)
      expect(cloths).toHaveLength(layout.length)
      cloths.map(boxOf).forEach((box, k) => {
        const { lengthMm, widthMm, isDoubled } = at(layout, k)
        expect(Math.abs(box.right - box.left - 1000 * metresOf(lengthMm))).toBeLessThan(2 * off)
        expect(Math.abs(box.bottom - box.top - (isDoubled ? widthMm / 2 : widthMm))).toBeLessThan(2 * off)
      })
      expect(cut).toHaveLength(layout.reduce((sum, { laid }) => sum + laid.length, 0))
      for (const shape of cut)
        expect(cloths.some((cloth) => within(boxOf(shape), boxOf(cloth), off))).toBe(true)
      cut.forEach((one, i) => {
        for (const other of cut.slice(i + 1)) expect(overlap(one, other)).toBe(false)
      })
      // At its true size, and turned over only as the other of a pair.
      const laid = layout.flatMap((one) => one.laid)
      laid.forEach(({ piece, isAtFold, place: [xx, xy, yx, yy] }, k) => {
        const drafted = areaOf(cutLine(isAtFold ? piece : unfold(piece)))
        const share = areaOf(at(cut, k)) / drafted
        expect(Math.abs(Math.abs(share) - 1), piece.key).toBeLessThan(0.002)
        const isTurnedOver = share < 0
        expect(isTurnedOver).toBe(xx * yy - xy * yx < 0)
        if (isTurnedOver) expect(piece.isPair || isAtFold, piece.key).toBe(true)
      })
    },
  )
})

it('of a pair on open cloth one is turned over', () => {
  const fronts = layOut(trousers, { widthMm: 1480, isDoubled: false }).laid.filter(
    ({ key }) => key === 'front_leg',
  )
  const turns = fronts.map(({ place: [xx, xy, yx, yy] }) => Math.sign(Math.round(xx * yy - xy * yx)))
  expect(turns.sort()).toEqual([-1, 1])
})

it('every piece is named on the overview, in it or by a number told below', () => {
  const { labels } = layoutPageOf([main, lining], words)
  const said = labels.flatMap(({ lines }) => lines).join('\n')
  for (const { key } of [...main.laid, ...lining.laid]) expect(said).toContain(key)
})

it('a DXF of one of several sizes says which it is, of the whole and of every piece', () => {
  const sizesIn = (notes: { size?: string }) =>
    layoutDxf('trousers', [{ kind: 'main', layout: main }], notes)
      .split('\r\n')
      .filter((line) => line.startsWith('Size: '))
  expect(sizesIn({ size: '96.0' })).toEqual(Array(main.laid.length + 1).fill('Size: 96.0'))
  expect(sizesIn({})).toEqual([])
})

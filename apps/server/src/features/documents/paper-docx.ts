import type { Column, Facts, WholePaper, WholeSection } from './paper.ts'
import { cellText } from './paper-cells.ts'
import type { PaperWords } from './paper-words.ts'
import type { PaperShop } from './slip-paper.ts'

/** The library is needed by nobody who never asks for a Word file. */
type Docx = typeof import('docx')

interface Dress {
  shop: PaperShop
  colour: string
  logo?: { bytes: Uint8Array; width: number; height: number } | undefined
  words: PaperWords
}

/** Letters for each script: Word picks the one for complex scripts by itself. */
const font = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Nirmala UI', eastAsia: 'Calibri' }

/** A Word file, each paper from a new page. */
export async function docxOf(papers: readonly WholePaper[], dress: Dress): Promise<Uint8Array> {
  const docx = await import('docx')
  const document = new docx.Document({
    styles: { default: { document: { run: { font, size: 20, language: { value: dress.words.language } } } } },
    sections: papers.map((paper) => ({
      properties: {
        page: {
          margin: { top: 900, bottom: 900, left: 900, right: 900 },
          ...(paper.isWide ? { size: { orientation: docx.PageOrientation.LANDSCAPE } } : {}),
        },
      },
      children: [
        ...headOf(docx, paper, dress),
        ...paper.sections.flatMap((each) => partsOf(docx, each, { paper, ...dress })),
      ],
    })),
  })
  return docx.Packer.toBuffer(document)
}

type Said = { bold?: boolean; color?: string; size?: number; end?: boolean }
const line = (docx: Docx, text: string, { end, ...run }: Said = {}) =>
  new docx.Paragraph({
    ...(end ? { alignment: docx.AlignmentType.END } : {}),
    spacing: { after: 40 },
    children: [new docx.TextRun({ text, font, ...run, ...(run.bold ? { boldComplexScript: true } : {}) })],
  })

function headOf(docx: Docx, { title, subtitle, letterhead }: WholePaper, { shop: now, colour, logo }: Dress) {
  const shop = letterhead ?? now
  const color = colour.slice(1)
  return [
    ...(logo ? [signOf(docx, logo)] : []),
    line(docx, shop.name, { bold: true, size: 30, color }),
    ...shop.lines.map((each) => line(docx, each)),
    line(docx, [title, subtitle].filter(Boolean).join(' · '), { bold: true, size: 26 }),
  ]
}

function signOf(docx: Docx, { bytes, width, height }: NonNullable<Dress['logo']>) {
  const scale = Math.min(150 / width, 64 / height)
  const transformation = { width: Math.round(width * scale), height: Math.round(height * scale) }
  return new docx.Paragraph({ children: [new docx.ImageRun({ type: 'png', data: bytes, transformation })] })
}

function partsOf(docx: Docx, section: WholeSection, given: Dress & { paper: WholePaper }) {
  const { words, paper } = given
  const texts = { currency: paper.currency, day: words.day }
  const gap = new docx.Paragraph({ spacing: { after: 80 }, children: [] })
  switch (section.kind) {
    case 'facts':
      return [...factsOf(docx, section, given), gap]
    case 'pair':
      return [...factsOf(docx, section.left, given), gap, ...factsOf(docx, section.right, given), gap]
    case 'table': {
      const { columns, rows, title, empty } = section
      const said = rows.map((row) => columns.map((column, at) => cellText(row[at] ?? null, column, texts)))
      const grid = rows.length > 0 ? gridOf(docx, columns, said) : line(docx, empty)
      return [...(title ? [titleOf(docx, title, given)] : []), grid, gap]
    }
    case 'sums':
      return [
        ...section.rows.map(({ label, minor, isStrong = false }) =>
          line(docx, `${label}: ${cellText(minor, { kind: 'money' }, texts)}`, { bold: isStrong, end: true }),
        ),
        gap,
      ]
    case 'code':
      return [line(docx, `${section.caption}: ${section.link}`), gap]
    case 'sign':
      return [gap, gap, line(docx, `______________________  ${section.text}`, { end: true })]
    default:
      return [line(docx, section.text), gap]
  }
}

const titleOf = (docx: Docx, title: string, { colour }: Dress) =>
  line(docx, title, { bold: true, color: colour.slice(1) })

const factsOf = (docx: Docx, { title, rows }: Facts, dress: Dress) => [
  ...(title ? [titleOf(docx, title, dress)] : []),
  ...rows.map(({ label, value, isStrong = false }) => line(docx, `${label}: ${value}`, { bold: isStrong })),
]

function gridOf(docx: Docx, columns: readonly Column[], rows: readonly string[][]) {
  const isFigure = (at: number) => columns[at]?.kind === 'money' || columns[at]?.kind === 'number'
  const rowOf = (cells: readonly string[], isHead: boolean) =>
    new docx.TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map(
        (text, at) =>
          new docx.TableCell({ children: [line(docx, text, { bold: isHead, end: isFigure(at) })] }),
      ),
    })
  return new docx.Table({
    width: { size: 100, type: docx.WidthType.PERCENTAGE },
    rows: [
      rowOf(
        columns.map(({ label }) => label),
        true,
      ),
      ...rows.map((row) => rowOf(row, false)),
    ],
  })
}

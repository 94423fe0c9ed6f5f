import { type Currency, currencies } from '@darzi/tailoring/money/currencies.ts'
import writeExcelFile from 'write-excel-file/node'
import type { Cell, Column, Facts, WholePaper, WholeSection } from './paper.ts'

type Style = { fontWeight?: 'bold'; textColor?: string; wrap?: boolean }
type XlsxCell = (
  | { value: string; type: StringConstructor }
  | { value: number; type: NumberConstructor; format?: string }
) &
  Style
type Row = (XlsxCell | null)[]

/**
 * A workbook with a sheet for each paper. Words are written as words, so a cell that begins like a formula computes nothing;
 * amounts are numbers with their currency's decimals, so a column adds up.
 */
export async function xlsxOf(papers: readonly WholePaper[], colour: string): Promise<Uint8Array> {
  const sheets = papers.map((paper, at) => ({
    sheet: sheetName(paper, at),
    data: rowsOf(paper, colour),
    columns: widthsOf(paper),
  }))
  return writeExcelFile(sheets).toBuffer()
}

/** At most 31 signs, none of []:*?/\, and no two alike. */
const sheetName = ({ subtitle, title }: WholePaper, at: number) =>
  `${at + 1} ${(subtitle || title).replace(/[[\]:*?/\\']/g, '-')}`.slice(0, 31)

function rowsOf(paper: WholePaper, colour: string): Row[] {
  const head = [[words(paper.title, { fontWeight: 'bold', textColor: colour }), words(paper.subtitle)], []]
  return [...head, ...paper.sections.flatMap((section) => [...sectionRows(section, paper.currency), []])]
}

function sectionRows(section: WholeSection, currency: Currency): Row[] {
  switch (section.kind) {
    case 'facts':
      return factRows(section)
    case 'pair':
      return [...factRows(section.left), [], ...factRows(section.right)]
    case 'table': {
      const { columns, rows, title } = section
      const heads = columns.map(({ label }) => words(label, { fontWeight: 'bold' }))
      const body = rows.map((row) => columns.map((column, at) => cellOf(row[at] ?? null, column, currency)))
      return [...titleRow(title), heads, ...body]
    }
    case 'sums':
      return section.rows.map(({ label, minor, isStrong }) => [
        words(label, bold(isStrong)),
        { ...money(minor, currency), ...bold(isStrong) },
      ])
    case 'code':
      return [[words(section.caption), words(section.link)]]
    default:
      return [[words(section.text)]]
  }
}

const factRows = ({ title, rows }: Facts): Row[] => [
  ...titleRow(title),
  ...rows.map(({ label, value, isStrong }) => [words(label), words(value, bold(isStrong))]),
]
const titleRow = (title: string | undefined): Row[] => (title ? [[words(title, { fontWeight: 'bold' })]] : [])
const bold = (isStrong: boolean | undefined): Style => (isStrong ? { fontWeight: 'bold' } : {})

function cellOf(cell: Cell, { kind }: Column, currency: Currency): XlsxCell | null {
  if (cell === null) return null
  if (kind === 'money') return money(Number(cell), currency)
  return kind === 'number' ? { value: Number(cell), type: Number } : words(String(cell))
}

const words = (value: string, style: Style = {}): XlsxCell => ({ value, type: String, ...style })

function money(minor: number, currency: Currency): XlsxCell {
  const { minorDigits } = currencies[currency]
  return { value: minor / 10 ** minorDigits, type: Number, format: '#,##0.00' }
}

function widthsOf({ sections }: WholePaper): { width: number }[] {
  const widths: number[] = [22, 22]
  for (const section of sections)
    if (section.kind === 'table')
      for (const [at, { label }] of section.columns.entries())
        widths[at] = Math.max(
          widths[at] ?? 12,
          Math.min(
            40,
            Math.max(label.length, ...section.rows.slice(0, 200).map((row) => String(row[at] ?? '').length)) +
              3,
          ),
        )
  return widths.map((width) => ({ width }))
}

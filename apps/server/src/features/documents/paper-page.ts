import { qrSvg } from '../../images/qr.ts'
import type { Facts, WholePaper, WholeSection } from './paper.ts'
import { cellText } from './paper-cells.ts'
import type { PaperWords } from './paper-words.ts'
import type { PaperShop } from './slip-paper.ts'
import { type Picture, type Typeset, typeset } from './typesetter.ts'

export interface PageDress {
  shop: PaperShop
  colour: string
  logo?: { bytes: Buffer } | undefined
  words: PaperWords
}

const logoPath = 'heads/logo.png'

/** Papers set on A4 pages; one alone that has a form of its own is set in that. */
export function setPages(papers: readonly WholePaper[], { shop, colour, logo, words }: PageDress): Typeset {
  const [first] = papers
  const head = headOf({ colour, logo })
  if (papers.length === 1 && first?.drawn)
    return typeset(first.drawn.kind, { ...first.drawn.data, ...head.told }, head.pictures)
  const data = {
    language: words.language,
    ...head.told,
    papers: papers.map((paper) => ({
      shop: paper.letterhead ?? shop,
      isWide: paper.isWide ?? false,
      title: paper.title,
      subtitle: paper.subtitle,
      sections: paper.sections.map((section) =>
        printed(section, { currency: paper.currency, day: words.day }),
      ),
    })),
  }
  return typeset('paper', data, head.pictures)
}

/** The shop's sign and colour as a template is told them, and the sign itself. */
export function headOf({ colour, logo }: Pick<PageDress, 'colour' | 'logo'>) {
  const pictures: Picture[] = logo ? [{ path: logoPath, bytes: logo.bytes }] : []
  return { told: { colour, ...(logo ? { logo: logoPath } : {}) }, pictures }
}

/** The same as a file. */
export const paperPdf = (papers: readonly WholePaper[], dress: PageDress): Promise<Uint8Array> =>
  setPages(papers, dress).pdf()

/** A section with every cell said. */
function printed(section: WholeSection, texts: Parameters<typeof cellText>[2]) {
  switch (section.kind) {
    case 'facts':
      return facts(section)
    case 'pair':
      return { kind: 'pair', left: facts(section.left), right: facts(section.right) }
    case 'table':
      return {
        kind: 'table',
        title: section.title ?? '',
        empty: section.empty,
        columns: section.columns.map(({ label, kind, width = 0 }) => ({
          label,
          width,
          isFigure: kind === 'money' || kind === 'number',
        })),
        rows: section.rows.map((row) =>
          section.columns.map((column, at) => cellText(row[at] ?? null, column, texts)),
        ),
      }
    case 'sums':
      return {
        kind: 'sums',
        rows: section.rows.map(({ label, minor, isStrong = false }) => ({
          label,
          value: cellText(minor, { kind: 'money' }, texts),
          isStrong,
        })),
      }
    case 'code':
      return { kind: 'code', caption: section.caption, svg: qrSvg(section.link) }
    default:
      return section
  }
}

const facts = ({ title = '', rows }: Facts) => ({
  kind: 'facts',
  title,
  rows: rows.map(({ isStrong = false, ...row }) => ({ ...row, isStrong })),
})

import { mostRowsOfPaper } from '@darzi/contract/documents.ts'
import { AppError } from '../../http/app-error.ts'
import { type Cell, type Paper, type Section, sumsOf, type WholePaper, type WholeSection } from './paper.ts'

interface Room {
  /** Rows a table may have. */
  most: number
  /** What is more is left out, for a look at it; otherwise it is refused. */
  isCut: boolean
}
export const wholeRoom: Room = { most: mostRowsOfPaper, isCut: false }
/** A look at a paper shows its first pages. */
export const shownRoom: Room = { most: 100, isCut: true }

/** Reads every row, for the formats that are made in one go. Throws documents.tooLong. */
export async function wholePaper(paper: Paper, room: Room): Promise<WholePaper> {
  const sections: WholeSection[] = []
  for (const section of paper.sections) sections.push(await wholeSection(section, room))
  return { ...paper, sections }
}

async function wholeSection(section: Section, room: Room): Promise<WholeSection> {
  if (section.kind === 'sums') return { kind: 'sums', rows: sumsOf(section.rows) }
  if (section.kind !== 'table') return section
  const rows: Cell[][] = []
  for await (const page of pagesOf(section.rows)) {
    // What a look leaves out is read for the sums, and not kept.
    if (rows.length <= room.most) rows.push(...page)
    if (rows.length > room.most && !room.isCut) throw new AppError('documents.tooLong', { most: room.most })
  }
  return { ...section, rows: room.isCut ? rows.slice(0, room.most) : rows }
}

export async function* pagesOf(rows: Cell[][] | AsyncIterable<Cell[][]>): AsyncIterable<Cell[][]> {
  if (Array.isArray(rows)) yield rows
  else yield* rows
}

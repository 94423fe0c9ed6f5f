import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { byteOrderMark, csvLines } from '../../http/csv-lines.ts'
import { type Fact, type Paper, type Section, sumsOf } from './paper.ts'
import { decimalOf, plainCell } from './paper-cells.ts'
import { pagesOf } from './whole-paper.ts'

/** Papers one below the other, sent as they are read: a hundred thousand rows need no more room than a hundred. */
export async function* csvOf(papers: readonly Paper[]): AsyncIterable<string> {
  yield byteOrderMark
  for (const [at, paper] of papers.entries()) {
    if (at > 0) yield csvLines([['']])
    yield csvLines([[paper.title, paper.subtitle]])
    for (const section of paper.sections) yield* sectionLines(section, paper.currency)
  }
}

async function* sectionLines(section: Section, currency: Currency): AsyncIterable<string> {
  switch (section.kind) {
    case 'facts':
      yield csvLines([...titled(section.title), ...section.rows.map(factCells)])
      break
    case 'pair':
      yield* sectionLines(section.left, currency)
      yield* sectionLines(section.right, currency)
      break
    case 'table': {
      const { columns } = section
      yield csvLines([[''], ...titled(section.title), columns.map(({ label }) => label)])
      for await (const rows of pagesOf(section.rows))
        yield csvLines(
          rows.map((row) => columns.map((column, at) => plainCell(row[at] ?? null, column, currency))),
        )
      break
    }
    case 'sums':
      yield csvLines(sumsOf(section.rows).map(({ label, minor }) => [label, decimalOf(minor, currency)]))
      break
    case 'code':
      yield csvLines([[section.caption, section.link]])
      break
    default:
      yield csvLines([[section.text]])
  }
}

const titled = (title: string | undefined) => (title ? [[title]] : [])
const factCells = ({ label, value }: Fact) => [label, value]

/** Long papers: a CSV leaves while the book is read, and what is made in one go stops reading once it is too long. */
import { expect, test } from 'vitest'
import { type ListOf, summaryPaper } from './list-papers.ts'
import { csvOf } from './paper-csv.ts'
import type { OrderRow } from './paper-queries.ts'
import { paperWords } from './paper-words.ts'
import { shownRoom, wholePaper, wholeRoom } from './whole-paper.ts'

const rowsOfPage = 500

/** The summary of a book with so many pages of orders of 10 each, and how many pages of it were read. */
function aSummary(pages: number) {
  const read = { pages: 0 }
  const order = (number: number): OrderRow => ({
    number,
    ordered_on: '2031-05-06',
    promised_on: '2031-05-12',
    tailor_state: 'pending',
    currency: 'INR',
    total_minor: 1_000,
    paid_minor: 0,
    customer: 'Asha Verma',
    garments: [{ key: 'shirt', name: null, count: 1 }],
  })
  const inTx = async () => {
    if (read.pages === pages) return []
    read.pages += 1
    return Array.from({ length: rowsOfPage }, (_, at) => order((read.pages - 1) * rowsOfPage + at + 1))
  }
  const book: ListOf = {
    words: paperWords('en'),
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
    country: 'IN',
    today: '2031-05-06',
    inTx: inTx as ListOf['inTx'], // every read of it is of these rows
  }
  return { read, paper: summaryPaper(book, { from: '2031-05-01', to: '2031-05-31' }) }
}

test('a CSV leaves page by page: what was read is sent before more is read', async () => {
  const { read, paper } = aSummary(40)
  const counts: [lines: number, pagesRead: number][] = []
  let text = ''
  for await (const part of csvOf([paper])) {
    text = part
    if (part.startsWith('ORD-')) counts.push([part.split('\r\n').length - 1, read.pages])
  }
  expect(counts).toEqual(Array.from({ length: 40 }, (_, at) => [rowsOfPage, at + 1]))
  // The sums stand below all of them.
  expect(text.split('\r\n')[0]).toBe('"20,000 orders",200000.00')
})

test('whoever stops listening stops the reading', async () => {
  const { read, paper } = aSummary(40)
  for await (const part of csvOf([paper])) if (part.startsWith('ORD-')) break
  expect(read.pages).toBe(1)
})

test('a paper that is made in one go holds as many rows as it may, and is refused at the first page beyond', async () => {
  const most = aSummary(wholeRoom.most / rowsOfPage)
  const [table] = (await wholePaper(most.paper, wholeRoom)).sections
  expect(table?.kind === 'table' && table.rows.length).toBe(wholeRoom.most)
  const { read, paper } = aSummary(4_000)
  await expect(wholePaper(paper, wholeRoom)).rejects.toMatchObject({
    code: 'documents.tooLong',
    params: { most: wholeRoom.most },
  })
  expect(read.pages).toBe(wholeRoom.most / rowsOfPage + 1)
})

test('a look at a long paper shows its first rows, and the sums of all', async () => {
  const { paper } = aSummary(12)
  const [table, sums] = (await wholePaper(paper, shownRoom)).sections
  const rows = table?.kind === 'table' ? table.rows : []
  expect([rows.length, rows[0]?.[0], rows.at(-1)?.[0]]).toEqual([100, 'ORD-001', 'ORD-100'])
  expect(sums?.kind === 'sums' && sums.rows[0]).toEqual({ label: '6,000 orders', minor: 6_000_000 })
})

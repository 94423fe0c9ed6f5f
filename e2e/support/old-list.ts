/** The list a shop brings along: 500 rows as a spreadsheet writes them, seven of which cannot be read. */
import type { Translate } from '@darzi/words/translate.ts'

const columns = ['name', 'phone', 'email', 'lastOrderDate'] as const

/** By row: what stands in it instead, and what it becomes once mended. */
const spoilt = new Map([
  [17, { column: 'phone', bad: '12', good: '98140 20017' }],
  [90, { column: 'phone', bad: 'none known', good: '98140 20090' }],
  [150, { column: 'email', bad: 'kirpal at mail', good: 'kirpal@example.test' }],
  [233, { column: 'email', bad: 'kirpal@', good: 'kirpal-2@example.test' }],
  [301, { column: 'lastOrderDate', bad: '31/02/2026', good: '28/02/2026' }],
  [388, { column: 'lastOrderDate', bad: '45/45/2025', good: '04/05/2025' }],
  [500, { column: 'lastOrderDate', bad: 'after Diwali', good: '09/11/2025' }],
])

/** Headed in the language of the one who wrote it. */
export function oldListOf(t: Translate) {
  const headings = columns.map((column) => t(`problems.imports.heading.${column}`))
  const rows = Array.from({ length: 500 }, (_, place) => rowOf(place + 1).join(','))
  const text = `${[headings.join(','), ...rows].join('\r\n')}\r\n`
  return { name: 'old-list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
}

function rowOf(row: number): string[] {
  const cells = {
    name: `Kirpal ${row}`,
    phone: `98140 ${10_000 + row}`,
    email: '',
    lastOrderDate: '15/08/2025',
  }
  const fault = spoilt.get(row)
  return columns.map((column) => (fault?.column === column ? fault.bad : cells[column]))
}

/** The refused rows, each mended where it was wrong. */
export function mendRows(refused: string): Buffer {
  const mended = [...spoilt].reduce(
    (text, [row, { bad, good }]) =>
      text
        .split('\r\n')
        .map((line) => (line.startsWith(`Kirpal ${row},`) ? line.replace(bad, good) : line))
        .join('\r\n'),
    refused,
  )
  return Buffer.from(mended)
}

/** Prints rows under a head, columns aligned: numbers to the right. */
export function printTable(head: string[], rows: (string | number)[][]) {
  const texts = [head, ...rows.map((row) => row.map(String))]
  const widths = head.map((_title, column) => Math.max(...texts.map((row) => (row[column] ?? '').length)))
  const isNumeric = head.map((_title, column) =>
    rows.every((row) => /^[-\d.,×<> ]*$/.test(String(row[column] ?? ''))),
  )
  for (const [index, row] of texts.entries()) {
    console.log(
      row
        .map((cell, column) =>
          pad(cell, { width: widths[column] ?? 0, isNumeric: isNumeric[column] ?? false }),
        )
        .join('  '),
    )
    if (index === 0) console.log(widths.map((width) => '-'.repeat(width)).join('  '))
  }
}

function pad(cell: string, { width, isNumeric }: { width: number; isNumeric: boolean }) {
  return isNumeric ? cell.padStart(width) : cell.padEnd(width)
}

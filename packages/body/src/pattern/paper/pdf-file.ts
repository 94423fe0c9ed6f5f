/** The bytes of a PDF file: numbered objects and the table that says where each begins. */
export interface PdfObject {
  head: string
  body?: Uint8Array | undefined
}

export const latin = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff)

export function file(objects: readonly PdfObject[], rootId: number): Uint8Array {
  const parts: Uint8Array[] = [latin('%PDF-1.4\n')]
  const begins: number[] = []
  let length = parts[0]?.length ?? 0
  const write = (bytes: Uint8Array) => {
    parts.push(bytes)
    length += bytes.length
  }
  objects.forEach(({ head, body }, i) => {
    begins.push(length)
    write(latin(`${i + 1} 0 obj\n${head}\n`))
    if (body) {
      write(latin('stream\n'))
      write(body)
      write(latin('\nendstream\n'))
    }
    write(latin('endobj\n'))
  })
  const table = length
  const rows = begins.map((begin) => `${String(begin).padStart(10, '0')} 00000 n \n`)
  write(latin(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`))
  write(latin(`trailer\n<< /Size ${objects.length + 1} /Root ${rootId} 0 R >>\nstartxref\n${table}\n%%EOF\n`))
  return joined(parts, length)
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length)
  let begin = 0
  for (const part of parts) {
    all.set(part, begin)
    begin += part.length
  }
  return all
}

import type { DressedCustomer } from './card-queries.ts'

type Contact = Pick<DressedCustomer, 'name' | 'phone' | 'email' | 'address' | 'notes' | 'tags'>

/** A customer as a card of version 3.0 (RFC 2426), which every phone reads. */
export function vcardOf({ name, phone, email, address, notes, tags }: Contact): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    `N:;${escaped(name)};;;`,
    ...(phone ? [`TEL;TYPE=CELL:${phone}`] : []),
    ...(email ? [`EMAIL:${escaped(email)}`] : []),
    ...(address ? [`ADR;TYPE=HOME:;;${escaped(address)};;;;`] : []),
    ...(notes ? [`NOTE:${escaped(notes)}`] : []),
    ...(tags.length > 0 ? [`CATEGORIES:${tags.map(escaped).join(',')}`] : []),
    'END:VCARD',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

const mostBytes = 74

/** A line is at most 75 bytes; it goes on after a line end and a space, never in the middle of a letter. */
function folded(line: string): string {
  let bytes = 0
  let text = ''
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > mostBytes) {
      text += '\r\n '
      bytes = 0
    }
    text += letter
    bytes += size
  }
  return text
}

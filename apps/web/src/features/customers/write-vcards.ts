/** Contacts as vCards (RFC 6350), one after the other. */
export interface Contact {
  name?: string[]
  tel?: string[]
  email?: string[]
}

export function writeVcards(contacts: readonly Contact[]): string {
  return contacts.map(writeVcard).join('')
}

function writeVcard({ name = [], tel = [], email = [] }: Contact): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escaped(name[0] ?? '')}`,
    ...tel.map((number) => `TEL:${escaped(number)}`),
    ...email.map((address) => `EMAIL:${escaped(address)}`),
    'END:VCARD',
  ]
  return `${lines.join('\r\n')}\r\n`
}

/** Commas, semicolons, backslashes and new lines mean something in a vCard. */
function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

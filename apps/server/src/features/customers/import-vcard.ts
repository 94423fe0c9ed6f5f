import { safeCell } from '@darzi/tailoring/customers/csv-safety.ts'
import { onlyDigits } from '@darzi/tailoring/digits.ts'
import { AppError } from '../../http/app-error.ts'
import { longestCell, mapInTurns, mostRows, type Sheet } from '../files/api.ts'
import { cardsOf, type Property, partsOf, wholeOf } from './import-vcard-lines.ts'

export const isVcard = (text: string) => /^\ufeff?\s*BEGIN:VCARD\s/i.test(text)

/** How the columns of a vCard file are called; phones and e-mails after the first are numbered. */
export type CardHeadings = Record<'name' | 'phone' | 'email' | 'address' | 'notes' | 'tags', string>

/** Phones and e-mails after the first get columns of their own, so that nothing is dropped unseen. */
const most = { phones: 5, emails: 3 }

/** Reads the cards of a vCard file as rows; pictures and sounds are left out. */
export async function readVcard(text: string, headings: CardHeadings): Promise<Sheet> {
  const contacts: Contact[] = []
  for await (const card of cardsOf(text)) {
    if (contacts.length === mostRows) throw new AppError('imports.tooManyRows', { most: mostRows })
    contacts.push(contactOf(card))
  }
  if (contacts.length === 0) throw new AppError('imports.empty')
  const phones = columnsFor(contacts.map((each) => each.phones.length))
  const emails = columnsFor(contacts.map((each) => each.emails.length))
  return {
    headers: [
      headings.name,
      ...numbered(headings.phone, phones),
      ...numbered(headings.email, emails),
      headings.address,
      headings.notes,
      headings.tags,
    ],
    rows: await mapInTurns(contacts, (each, at) => ({
      line: at + 1,
      cells: [
        each.name,
        ...padded(each.phones, phones),
        ...padded(each.emails, emails),
        each.address,
        each.notes,
        each.tags,
        // Rows are read as cells of a spreadsheet are: an apostrophe of the card's own must not be taken for one of its.
      ].map((cell) => safeCell(cell.slice(0, longestCell))),
    })),
  }
}

interface Contact {
  name: string
  phones: string[]
  emails: string[]
  address: string
  notes: string
  tags: string
}

function contactOf(card: Property[]): Contact {
  const all = (name: string) => card.filter((property) => property.name === name)
  const texts = (name: string) => all(name).map(wholeOf).filter(Boolean)
  return {
    name: texts('FN')[0] || nameOf(all('N')[0]) || texts('NICKNAME')[0] || texts('ORG')[0] || '',
    phones: phonesOf(all('TEL')).slice(0, most.phones),
    emails: byPreference(all('EMAIL')).map(wholeOf).filter(Boolean).slice(0, most.emails),
    address: all('ADR').map(addressOf).find(Boolean) ?? '',
    notes: texts('NOTE').join('\n'),
    tags: all('CATEGORIES')
      .flatMap((property) => partsOf(property, ','))
      .filter(Boolean)
      .join('; '),
  }
}

/** N is family; given; further; before; after: said as people say it. */
function nameOf(property: Property | undefined): string {
  if (!property) return ''
  const [family = '', given = '', further = '', before = '', after = ''] = partsOf(property, ';')
  return [before, given, further, family, after].filter(Boolean).join(' ')
}

/** Box, flat, street, town, region, code and country, as far as they are there. */
function addressOf(property: Property): string {
  return partsOf(property, ';').filter(Boolean).join(', ').replace(/\s+/g, ' ')
}

/** The number people are called on first, each once; a fax only where there is nothing else. */
function phonesOf(properties: Property[]): string[] {
  const spoken = properties.filter(({ types }) => !types.includes('FAX') && !types.includes('PAGER'))
  const numbers = byPreference(spoken.length > 0 ? spoken : properties).map(
    (property) => wholeOf(property).replace(/^tel:/i, '').split(';')[0] ?? '',
  )
  const digits = numbers.map(onlyDigits)
  return numbers.filter((_, at) => digits[at] !== '' && digits.indexOf(digits[at] ?? '') === at)
}

function byPreference(properties: Property[]): Property[] {
  const rank = ({ types }: Property) =>
    types.includes('PREF') ? 0 : types.includes('CELL') || types.includes('IPHONE') ? 1 : 2
  return properties.toSorted((one, other) => rank(one) - rank(other))
}

const columnsFor = (counts: number[]) => Math.max(1, ...new Set(counts))
const padded = (texts: string[], length: number) => Array.from({ length }, (_, at) => texts[at] ?? '')
const numbered = (heading: string, length: number) =>
  Array.from({ length }, (_, at) => (at === 0 ? heading : `${heading} ${at + 1}`))

import { readCell } from '@darzi/tailoring/customers/csv-safety.ts'
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppError } from '../../http/app-error.ts'
import { readImportFile } from './upload-import.ts'

const headings = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  notes: 'Notes',
  tags: 'Tags',
}
const read = (content: string | Uint8Array) =>
  readImportFile(typeof content === 'string' ? Buffer.from(content) : content, headings)
const rowsOf = async (content: string | Uint8Array) => (await read(content)).rows.map(({ cells }) => cells)
const codeOf = (content: string | Uint8Array) =>
  read(content).then(
    () => 'read',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )

describe('a spreadsheet is read whatever wrote it', () => {
  test.each([
    ['commas', 'Name,Phone\nAsha,1\n'],
    ['semicolons', 'Name;Phone\r\nAsha;1\r\n'],
    ['tabs', 'Name\tPhone\rAsha\t1\r'],
    ['a delimiter named in the first line', 'sep=|\r\nName|Phone\r\nAsha|1'],
    ['a byte order mark', '\ufeffName,Phone\nAsha,1'],
    ['UTF-16 with its mark', Buffer.from('\ufeffName\tPhone\r\nAsha\t1', 'utf16le')],
    ['UTF-16 without', Buffer.from('Name\tPhone\r\nAsha\t1', 'utf16le')],
    ['UTF-16, the other end first', Buffer.from('\ufeffName\tPhone\r\nAsha\t1', 'utf16le').swap16()],
    ['more delimiters inside quotes than outside', 'Name;"Phone, mobile, or other"\nAsha;1'],
  ])('%s', async (_, content) => {
    const { headers, rows } = await read(content)
    expect(headers[0]).toBe('Name')
    expect(rows.map(({ cells }) => cells)).toEqual([['Asha', '1']])
  })

  test('Hindi and Punjabi in either encoding, and the accents of the Windows code page', async () => {
    const text = 'नाम,ਫ਼ੋਨ\nआशा,੧੨\n'
    expect((await read(text)).headers).toEqual(['नाम', 'ਫ਼ੋਨ'])
    expect((await read(Buffer.from(`\ufeff${text}`, 'utf16le'))).headers).toEqual(['नाम', 'ਫ਼ੋਨ'])
    expect(await rowsOf(Buffer.from('Name\nJos\xe9 \x80\n', 'latin1'))).toEqual([['José €']])
  })

  test('rows are as long as the longest, numbered as the spreadsheet numbers them, blank ones passed over', async () => {
    const { headers, rows } = await read(
      'Name,Phone\n\nAsha\n"two\r\nlines",1,more\n , \nRavi,"say ""hi""",\n',
    )
    expect(headers).toEqual(['Name', 'Phone', ''])
    expect(rows).toEqual([
      { line: 3, cells: ['Asha', '', ''] },
      { line: 4, cells: ['two\r\nlines', '1', 'more'] },
      { line: 6, cells: ['Ravi', 'say "hi"', ''] },
    ])
  })

  test('a list without headings loses no row', async () => {
    expect(await read('Asha,98765 43210\nRavi,98765 43211\n')).toMatchObject({
      headers: ['', ''],
      rows: [{ line: 1 }, { line: 2 }],
    })
  })

  test('an inch mark in the middle of a cell is a letter', async () => {
    expect(await rowsOf('Name,Notes\nAsha,chest 36" wide\n')).toEqual([['Asha', 'chest 36" wide']])
  })

  test('any cells at all come back as they were written', async () => {
    const letter = fc.constantFrom('a', 'ਪ', 'श', '"', ',', ';', '\t', '\n', '\r\n', "'", '=', ' ', '👗')
    const cell = fc.array(letter, { maxLength: 8 }).map((letters) => `x${letters.join('')}`)
    const sheet = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(sheet, fc.constantFrom(',', ';', '\t'), async (rows, delimiter) => {
        const head = ['Name', 'Phone', 'Notes']
        const file = stringify([head, ...rows], { delimiter, quoted: true, bom: true })
        expect(await rowsOf(file)).toEqual(rows)
      }),
    )
  })
})

describe('an address book is read whatever phone wrote it', () => {
  /** As the rows are read: what would compute in a spreadsheet is marked as text. */
  const contactsOf = async (content: string) => (await rowsOf(content)).map((cells) => cells.map(readCell))
  const cards = (...properties: string[]) => `BEGIN:VCARD\r\n${properties.join('\r\n')}\r\nEND:VCARD\r\n`

  test('an old phone’s card: quoted-printable with soft line ends, bare types, a picture', async () => {
    const { source, headers, rows } = await read(
      cards(
        'VERSION:2.1',
        'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E0=A4=B5=E0=A4=B0=E0=A5=8D=E0=A4=AE=E0=A4=BE;=E0=A4=86=E0=A4=B6=',
        '=E0=A4=BE;;;',
        'TEL;HOME:0161 240 1234',
        'TEL;CELL;PREF:+91 98765 43210',
        'PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQSkZJRgABAQAAAQABAAD',
        ' 2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBk=',
        '',
      ),
    )
    expect(source).toBe('vcard')
    expect(headers).toEqual(['Name', 'Phone', 'Phone 2', 'Email', 'Address', 'Notes', 'Tags'])
    expect(rows).toEqual([
      { line: 1, cells: ['आशा वर्मा', '+91 98765 43210', '0161 240 1234', '', '', '', ''] },
    ])
  })

  test('version 3.0: folded lines, grouped properties, escapes; a name in its parts only', async () => {
    const [row] = await contactsOf(
      cards(
        'VERSION:3.0',
        'N:Kaur;Har\\,preet;;Dr.;',
        'item1.TEL;type=CELL;type=pref:+919876543210',
        'item1.X-ABLabel:Work',
        'ADR;TYPE=HOME:;;12 Model',
        '  Town;Ludhiana;;141001;India',
        'NOTE:Cotton\\nSilk\\; both',
        'CATEGORIES:Wedding,VIP',
        'EMAIL;TYPE=INTERNET:h@example.test',
      ),
    )
    expect(row).toEqual([
      'Dr. Har,preet Kaur',
      '+919876543210',
      'h@example.test',
      '12 Model Town, Ludhiana, 141001, India',
      'Cotton\nSilk; both',
      'Wedding; VIP',
    ])
  })

  test('version 4.0: addresses of telephones, preferences by number, quoted parameters', async () => {
    const phone = 'TEL;VALUE=uri;PREF=1;TYPE="voice,cell":tel:+91-98765-43210;ext=5'
    const [row] = await contactsOf(cards('VERSION:4.0', 'FN:ਆਸ਼ਾ', 'TEL;TYPE=home:0161 1', phone))
    expect(row?.slice(0, 3)).toEqual(['ਆਸ਼ਾ', '+91-98765-43210', '0161 1'])
  })

  test('a fax is nobody’s phone unless there is no other, and one number is taken once', async () => {
    const phones = ['TEL;FAX:111', 'TEL;CELL:98765 43210', 'TEL;WORK:9876543210']
    expect((await contactsOf(cards('FN:A', ...phones)))[0]?.slice(0, 2)).toEqual(['A', '98765 43210'])
    expect((await contactsOf(cards('FN:A', 'TEL;FAX:111')))[0]?.[1]).toBe('111')
  })

  test('a card inside a card, a cut-off end and a line of noise hurt nobody', async () => {
    const agent = 'AGENT:\r\nBEGIN:VCARD\r\nFN:Nobody\r\nTEL:1\r\nEND:VCARD'
    const file = `${cards('FN:Asha', agent, 'TEL:2', 'noise')}BEGIN:VCARD\r\nFN:Ravi`
    expect((await rowsOf(file)).map(([name, phone]) => [name, phone])).toEqual([
      ['Asha', '2'],
      ['Ravi', ''],
    ])
  })

  test('a line may be folded anywhere', async () => {
    const value = 'Cotton, सूती, ਸੂਤੀ and more'
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(value.length), { maxLength: 5 }), async (places) => {
        const letters = [...value].map((letter, at) => (places.includes(at) ? `\r\n ${letter}` : letter))
        expect((await contactsOf(cards('FN:A', `NOTE:${letters.join('')}`)))[0]?.[4]).toBe(value)
      }),
    )
  })
})

describe('what is no list is refused in a word', () => {
  test.each([
    ['imports.unreadable', Buffer.from('504b03041400060008000000210000', 'hex')],
    ['imports.unreadable', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['imports.unreadable', 'Name\n"never closed'],
    ['imports.unreadable', Array.from({ length: 400 }, (_, at) => `column ${at}`).join(',')],
    ['imports.empty', ''],
    ['imports.empty', '\ufeff'],
    ['imports.empty', 'Name,Phone\n'],
    ['imports.tooManyRows', `Name\n${'x\n'.repeat(20_001)}`],
    ['imports.tooManyRows', 'Name\n\n\n'.padEnd(300_000, '\n')],
    ['imports.tooManyRows', 'BEGIN:VCARD\nFN:A\nEND:VCARD\n'.repeat(20_001)],
    ['read', `Name\n${'x\n'.repeat(20_000)}`],
  ])('%s', async (code, content) => {
    expect(await codeOf(content)).toBe(code)
  })

  test('no bytes at all bring it down', async () => {
    const codes = ['read', 'imports.unreadable', 'imports.empty', 'imports.tooManyRows']
    const bytes = fc.uint8Array({ maxLength: 300 })
    await fc.assert(
      fc.asyncProperty(bytes, fc.constantFrom('', 'BEGIN:VCARD\n', 'Name,"'), async (tail, head) => {
        expect(codes).toContain(await codeOf(Buffer.concat([Buffer.from(head), tail])))
      }),
    )
  })

  test('the longest folded picture and the deepest nesting are read in passing', async () => {
    const picture = `PHOTO;ENCODING=b:${'A'.repeat(70)}${'\r\n AAAA'.repeat(300_000)}`
    expect((await rowsOf(`BEGIN:VCARD\r\nFN:A\r\n${picture}\r\nEND:VCARD`))[0]?.[0]).toBe('A')
    expect(await rowsOf(`BEGIN:VCARD\r\nFN:B\r\n${'BEGIN:VCARD\r\n'.repeat(100_000)}`)).toHaveLength(1)
  })

  test('a cell longer than any field is kept as far as it takes to refuse its row', async () => {
    const [row] = await rowsOf(`Name,Notes\nAsha,${'x'.repeat(50_000)}`)
    expect(row?.map((cell) => cell.length)).toEqual([4, 20_000])
    const [card] = await rowsOf(`BEGIN:VCARD\nFN:Asha\nNOTE:${'x'.repeat(50_000)}\nEND:VCARD`)
    expect(card?.[4]?.length).toBe(20_000)
  })

  test.each(['', 'a', 'aa', 'aaa'])(
    'letters of any width come whole through a long file (%j before)',
    async (shift) => {
      const names = Array.from({ length: 9000 }, (_, at) => `${shift}👗ਮਨ${at}`)
      expect((await rowsOf(`Name\n${names.join('\n')}`)).flat()).toEqual(names)
    },
  )

  test('a file made to keep the server busy for hours is read in seconds', async () => {
    const quoted = 'BEGIN:VCARD\nFN:A\nNOTE;ENCODING=QUOTED-PRINTABLE:'
    const mean = {
      'one cell of beginnings of addresses': `${'a@'.repeat(1_000_000)}\nx`,
      'nothing but soft line ends': `${quoted}${'a=\n'.repeat(700_000)}\nEND:VCARD`,
      'nothing but folds that look soft': `BEGIN:VCARD\nFN:A\n${' a=\n'.repeat(500_000)}END:VCARD`,
    }
    for (const [what, content] of Object.entries(mean)) expect(await codeOf(content), what).toBe('read')
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ColumnMapping, isBlankRow, readRow } from './import.ts'

const reading = { dateOrder: 'dmy', today: '2026-11-21', currency: 'INR' } as const
const columns: ColumnMapping = {
  '0': 'name',
  '1': 'phone',
  '2': 'email',
  '3': 'tags',
  '4': 'totalOrders',
  '5': 'totalSpent',
  '6': 'lastOrderDate',
}
const read = (...cells: string[]) => readRow(cells, columns, reading)
const codes = (...cells: string[]) => read(...cells).problems.map(({ field, code }) => `${field} ${code}`)

describe('a row becomes a customer', () => {
  test('every field is read from the column it was given', () => {
    const { values, problems } = read(
      '  ਮਨਪ੍ਰੀਤ  ਕੌਰ ',
      '98765 43210',
      'Asha@Example.COM',
      'VIP; wedding, vip',
      '१२',
      '₹1,23,456',
      '4/3/26',
    )
    expect(problems).toEqual([])
    expect(values).toEqual({
      name: 'ਮਨਪ੍ਰੀਤ ਕੌਰ'.normalize('NFC'),
      phone: '98765 43210',
      email: 'asha@example.com',
      tags: ['VIP', 'wedding'],
      totalOrders: 12,
      totalSpentMinor: 12_345_600,
      lastOrderDate: '2026-03-04',
    })
  })

  test('a name alone is enough', () => {
    expect(read('Asha')).toMatchObject({ values: { name: 'Asha', tags: [] }, problems: [] })
  })

  test('first and last name, street and town, several notes are put together in order', () => {
    const mapping: ColumnMapping = {
      '0': 'name',
      '1': 'name',
      '2': 'address',
      '3': 'address',
      '4': 'notes',
      '5': 'notes',
    }
    const { values } = readRow(
      ['Asha', 'Devi', '12 Mall Road', 'Ludhiana', 'loose fit', 'no lining'],
      mapping,
      reading,
    )
    expect(values).toMatchObject({
      name: 'Asha Devi',
      address: '12 Mall Road, Ludhiana',
      notes: 'loose fit\nno lining',
    })
  })

  test('of several phone columns the first with a number counts', () => {
    const { values } = readRow(['Asha', '', '98765'], { '0': 'name', '1': 'phone', '2': 'phone' }, reading)
    expect(values.phone).toBe('98765')
  })

  test('the signs for nothing are nothing', () => {
    expect(read('Asha', '-', 'N/A', '—', 'null', '#N/A', '-')).toMatchObject({
      values: { tags: [] },
      problems: [],
    })
  })

  test('the apostrophe of a protected cell is taken off', () => {
    expect(read("'=Asha").values.name).toBe('=Asha')
  })

  test('a whole number with a spreadsheet’s ending is still whole', () => {
    expect(read('A', '', '', '', '1,234.0').values.totalOrders).toBe(1234)
  })
})

describe('a row that cannot be read says why, all of it at once', () => {
  test.each([
    ['no name', ['', '98765'], ['name imports.nameMissing']],
    ['a name too long', ['ਮ'.repeat(121)], ['name imports.tooLong']],
    ['no e-mail', ['A', '', 'asha at home'], ['email imports.emailUnreadable']],
    ['a tag too long', ['A', '', '', 'x'.repeat(41)], ['tags imports.tooLong']],
    ['too many tags', ['A', '', '', [...'abcdefghijklmnopqrstu'].join(';')], ['tags imports.tooManyTags']],
    ['half an order', ['A', '', '', '', '2.5'], ['totalOrders imports.notAWholeNumber']],
    ['minus orders', ['A', '', '', '', '-2'], ['totalOrders imports.notAWholeNumber']],
    ['a hundred digits', ['A', '', '', '', '9'.repeat(100)], ['totalOrders imports.tooLarge']],
    ['another money', ['A', '', '', '', '', '$5'], ['totalSpent money.notAnAmount']],
    ['a day to come', ['A', '', '', '', '', '', '22/11/2026'], ['lastOrderDate imports.dateInFuture']],
    [
      'two at once',
      ['', '', 'x', '', 'many'],
      ['name imports.nameMissing', 'email imports.emailUnreadable', 'totalOrders imports.notAWholeNumber'],
    ],
  ])('%s', (_case, cells, expected) => {
    expect(codes(...cells)).toEqual(expected)
  })

  test('any cells at all give values or problems, never a crash, and no value beyond its limit', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 7 }), (cells) => {
        const { values, problems } = read(...cells)
        return values.name ? [...values.name].length <= 120 : problems.length > 0
      }),
    )
  })

  test('a blank row is known as blank', () => {
    expect(isBlankRow(['', ' \u200e', '\t'])).toBe(true)
    expect(isBlankRow(['', '-'])).toBe(false)
  })
})

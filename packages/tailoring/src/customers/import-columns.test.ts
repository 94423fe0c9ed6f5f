import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { suggestColumns } from './import-columns.ts'

const byHeaders = (...headers: string[]) => suggestColumns(headers, [])

describe('columns are recognised by their headings', () => {
  test.each([
    ['Name', 'name'],
    ['CUSTOMER_NAME *', 'name'],
    ['Mobile No.', 'phone'],
    ['E-mail:', 'email'],
    ['Phone 1 - Value', 'phone'],
    ['ग्राहक का नाम', 'name'],
    ['मोबाइल नंबर', 'phone'],
    ['पता', 'address'],
    ['ਨਾਂ', 'name'],
    ['ਫ਼ੋਨ ਨੰਬਰ', 'phone'],
    ['ਕੁੱਲ ਆਰਡਰ', 'totalOrders'],
    ['Khata No', 'bookNumber'],
    ['Total Spent', 'totalSpent'],
    ['Last Order Date', 'lastOrderDate'],
    ['Labels', 'tags'],
    ['Remarks', 'notes'],
    ['Phone 1 - Type', undefined],
    ['Chest', undefined],
    ['', undefined],
  ])('%j is %s', (header, field) => {
    expect(byHeaders(header)).toEqual([field])
  })

  test('a Google contacts file is understood', () => {
    const headers = ['First Name', 'Middle Name', 'Last Name', 'Organization Name', 'Notes', 'Labels']
    const more = [
      'E-mail 1 - Label',
      'E-mail 1 - Value',
      'Phone 1 - Label',
      'Phone 1 - Value',
      'Phone 2 - Value',
      'Address 1 - Formatted',
    ]
    expect(byHeaders(...headers, ...more)).toEqual([
      'name',
      'name',
      'name',
      undefined,
      'notes',
      'tags',
      undefined,
      'email',
      undefined,
      'phone',
      undefined,
      'address',
    ])
  })

  test('where a whole name stands, its parts are left alone', () => {
    expect(byHeaders('Given Name', 'Name', 'Family Name')).toEqual([undefined, 'name', undefined])
  })

  test('of two headings of one field the more usual counts', () => {
    expect(byHeaders('Date', 'Last order', 'Total', 'Total spent')).toEqual([
      undefined,
      'lastOrderDate',
      undefined,
      'totalSpent',
    ])
  })
})

describe('columns without a known heading are recognised by what stands in them', () => {
  test('name, phone, e-mail and day are told apart', () => {
    const samples = [
      ['CH-1', 'CH-2', 'CH-3'],
      ['ਮਨਪ੍ਰੀਤ ਕੌਰ', 'Asha Devi', "Rita D'Souza"],
      ['+91 98765 43210', '09876543210', '९८७६५ ४३२१०'],
      ['', 'asha@example.com', ''],
      ['4/3/26', '12-Mar-2026', '2026-03-04'],
      ['12', '3', '40'],
    ]
    expect(suggestColumns(['a', 'b', 'c', 'd', 'e', 'f'], samples)).toEqual([
      undefined,
      'name',
      'phone',
      'email',
      'lastOrderDate',
      undefined,
    ])
  })

  test('a heading that says something else is believed over the content', () => {
    expect(suggestColumns(['Notes', 'x'], [['Asha'], ['Rita']])).toEqual(['notes', 'name'])
  })

  test('an empty column is nothing', () => {
    expect(suggestColumns(['x', 'y'], [['', ''], []])).toEqual([undefined, undefined])
  })

  test('every column gets one answer, and no field but name and address is suggested twice', () => {
    const header = fc.oneof(
      fc.string(),
      fc.constantFrom('Name', 'First name', 'Phone', 'Mobile', 'Mail', 'City', 'Date', 'Total'),
    )
    const column = fc.tuple(
      header,
      fc.array(fc.oneof(fc.string(), fc.constantFrom('Asha', '9876543210', '1/2/26', 'a@b.in'))),
    )
    fc.assert(
      fc.property(fc.array(column), (columns) => {
        const suggested = suggestColumns(
          columns.map(([head]) => head),
          columns.map(([, cells]) => cells),
        )
        const single = suggested.filter((field) => field && field !== 'name' && field !== 'address')
        expect(suggested).toHaveLength(columns.length)
        expect(new Set(single).size).toBe(single.length)
      }),
    )
  })
})

import { describe, expect, test } from 'vitest'
import type { Column, Table } from './catalogue.ts'
import { printTypes } from './print-types.ts'

describe('the printed types', () => {
  const promises: [string, Partial<Column>, string][] = [
    ['an instant is a Date', { type: 'timestamp with time zone' }, 'Date'],
    ['a day is its text', { type: 'date' }, 'string'],
    ['a bigint is a number', { type: 'bigint' }, 'number'],
    ['an exact length stays text', { type: 'numeric(7,2)' }, 'string'],
    ['a list keeps its brackets', { type: 'text[]' }, 'string[]'],
    ['what may be absent is null', { type: 'uuid', isNullable: true }, 'string | null'],
    ['what has a default may be left out', { type: 'boolean', default: 'false' }, 'Filled<boolean>'],
    [
      'what is computed cannot be written',
      { type: 'date', default: 'x', isGenerated: true },
      'Computed<string>',
    ],
    ['JSON is what its comment says', { type: 'jsonb', comment: 'Json<{ a: 1 }[]>' }, 'Json<{ a: 1 }[]>'],
    ['JSON without a comment is unknown', { type: 'jsonb' }, 'Json<unknown>'],
    ['JSON may be null', { type: 'jsonb', comment: 'Json<string>', isNullable: true }, 'JsonOrNull<string>'],
  ]
  test.each(promises)('%s', (_promise, column, printed) => {
    expect(printTypes(catalogueWith([aColumn(column)]))).toContain(`\n  thing: ${printed}\n`)
  })

  test('a text held to a list by a check is that list', () => {
    const definition = `CHECK ((thing = ANY (ARRAY['open'::text, 'closed'::text])))`
    const printed = printTypes(catalogueWith([aColumn({})], [{ name: 'things_check', definition }]))
    expect(printed).toContain(`  thing: 'open' | 'closed'\n`)
  })

  test('an unknown type is refused by name', () => {
    expect(() => printTypes(catalogueWith([aColumn({ type: 'polygon' })]))).toThrow(
      'some_things.thing is polygon',
    )
  })

  test('a table becomes one interface of its own name', () => {
    expect(printTypes(catalogueWith([aColumn({})]))).toContain('  some_things: SomeThingsTable\n')
  })
})

function aColumn(given: Partial<Column>): Column {
  return {
    name: 'thing',
    type: 'text',
    isNullable: false,
    default: null,
    isGenerated: false,
    isIdentity: false,
    comment: null,
    ...given,
  }
}

function catalogueWith(columns: Column[], constraints: Table['constraints'] = []) {
  const nothing = {
    indexes: [],
    policies: [],
    triggers: [],
    grants: [],
    isRowSecurityForced: true,
    comment: null,
  }
  return {
    extensions: [],
    types: [],
    functions: [],
    tables: [{ name: 'some_things', columns, constraints, ...nothing }],
  }
}

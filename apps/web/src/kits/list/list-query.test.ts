import { describe, expect, test } from 'vitest'
import { flag, listQuery, oneOf, type QueryOf, sortBy, text } from './list-query.ts'

const fields = {
  q: text(),
  stage: oneOf(['all', 'waiting', 'done'], 'all'),
  sort: sortBy(['newest', 'name', 'promised'], 'newest'),
  tag: text(),
  archived: flag(),
}
type Query = QueryOf<typeof fields>

const list = listQuery(fields)
const whole: Query = { q: '', stage: 'all', sort: 'newest', tag: '', archived: false }
/** What waits comes by its promised day, unless another order is asked for. */
const promising = listQuery(
  fields,
  ({ stage }): Partial<Query> => ({
    sort: stage === 'waiting' ? 'promised' : 'newest',
  }),
)

const read = (address: string, from = list) => from.read(new URLSearchParams(address))
const write = (query: Query, to = list) => to.write(query).toString()

describe('the address of a list', () => {
  test('an address without query is the whole list, and the whole list has no query', () => {
    expect(list.usual).toEqual(whole)
    expect(read('')).toEqual(whole)
    expect(write(whole)).toBe('')
  })

  test.each<Partial<Query>>([
    { q: 'ਮਨਪ੍ਰੀਤ & co', stage: 'done', sort: 'name', tag: 'VIP', archived: true },
    { q: 'a=b&stage=done#+%20' },
    { tag: ' عید ' },
    { archived: true },
  ])('what is written is read again, in every script: %j', (part) => {
    const query = { ...whole, ...part }
    expect(read(write(query))).toEqual(query)
  })

  test('only what differs from the whole list is written, always in one order', () => {
    expect(write({ archived: true, tag: 'VIP', sort: 'newest', stage: 'done', q: 'asha' })).toBe(
      'q=asha&stage=done&tag=VIP&archived=true',
    )
  })

  test('the same rows have the same address, however it was typed', () => {
    expect(list.tidy('tag=VIP&q=asha&stage=all&archived=false')).toBe('q=asha&tag=VIP')
    expect(list.tidy('?q=asha&tag=VIP')).toBe('q=asha&tag=VIP')
  })

  test('words that are only spaces are not written', () => {
    expect(write({ ...whole, q: '  ', tag: ' ' })).toBe('')
  })

  test.each([
    'stage=rich',
    'stage=',
    'stage=Done',
    'stage=don',
    'sort=height',
    'archived=yes',
    'archived=1',
    'colour=red',
  ])('what nobody knows is left out, the rest is kept: %s', (unknown) => {
    expect(read(`${unknown}&q=asha`)).toEqual({ ...whole, q: 'asha' })
    expect(list.tidy(`${unknown}&q=asha`)).toBe('q=asha')
  })
})

describe('a default that depends on the rest of the query', () => {
  test('follows the rest, unless another was asked for', () => {
    expect(read('stage=waiting', promising).sort).toBe('promised')
    expect(read('stage=done', promising).sort).toBe('newest')
    expect(read('stage=waiting&sort=name', promising).sort).toBe('name')
  })

  test('is left out of the address, and what is usual elsewhere is written', () => {
    expect(write({ ...whole, stage: 'waiting', sort: 'promised' }, promising)).toBe('stage=waiting')
    expect(write({ ...whole, stage: 'waiting', sort: 'newest' }, promising)).toBe('stage=waiting&sort=newest')
    expect(write({ ...whole, stage: 'done', sort: 'promised' }, promising)).toBe('stage=done&sort=promised')
  })

  test('stands where a sort nobody knows was asked for', () => {
    expect(promising.tidy('sort=height&stage=waiting')).toBe('stage=waiting')
    expect(read('sort=height&stage=waiting', promising).sort).toBe('promised')
  })
})

test('a part of a query is filled with the defaults of that part', () => {
  expect(list.fill({})).toEqual(whole)
  expect(promising.fill({ stage: 'waiting', tag: 'VIP' })).toEqual({
    ...whole,
    stage: 'waiting',
    tag: 'VIP',
    sort: 'promised',
  })
  expect(promising.fill({ stage: 'waiting', sort: 'newest' }).sort).toBe('newest')
  expect(promising.fill({ q: undefined, stage: 'waiting', sort: undefined })).toEqual({
    ...whole,
    stage: 'waiting',
    sort: 'promised',
  })
})

describe('what the server is asked', () => {
  test('every choice is sent, words trimmed and empty ones left out', () => {
    expect(list.send({ ...whole, q: '  asha ', tag: ' ' })).toStrictEqual({
      q: 'asha',
      stage: 'all',
      sort: 'newest',
      tag: undefined,
      archived: 'false',
    })
    expect(list.send({ ...whole, stage: 'done', sort: 'name', archived: true })).toMatchObject({
      stage: 'done',
      sort: 'name',
      archived: 'true',
    })
  })

  test('of very long words the first 120 letters are sent, spaces before them not counted', () => {
    expect(list.send({ ...whole, q: `  ${'a'.repeat(120)}b` }).q).toBe('a'.repeat(120))
  })
})

test.each<[Partial<Query>, boolean]>([
  [{}, false],
  [{ sort: 'name' }, false],
  [{ archived: true }, false],
  [{ q: ' ' }, false],
  [{ q: 'asha' }, true],
  [{ stage: 'done' }, true],
  [{ tag: 'VIP' }, true],
  [{ archived: true, sort: 'name', tag: 'VIP' }, true],
])('only words and choices hide rows, another order or the archive none: %j', (part, isNarrowed) => {
  expect(list.isNarrowed({ ...whole, ...part })).toBe(isNarrowed)
})

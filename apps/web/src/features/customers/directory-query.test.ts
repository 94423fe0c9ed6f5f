import { describe, expect, test } from 'vitest'
import {
  askedDirectory,
  isNarrowed,
  readDirectoryQuery,
  wholeDirectory,
  writeDirectoryQuery,
} from './directory-query.ts'

const read = (text: string) => readDirectoryQuery(new URLSearchParams(text))
const write = (query: typeof wholeDirectory) => writeDirectoryQuery(query).toString()

describe('the address of the directory', () => {
  test('an address without query is the whole book, newest order first', () => {
    expect(read('')).toEqual(wholeDirectory)
    expect(write(wholeDirectory)).toBe('')
  })

  test('what is written is read again, in every script', () => {
    const query = { q: 'ਮਨਪ੍ਰੀਤ & co', filter: 'repeat', sort: 'name', tag: 'VIP', archived: true } as const
    expect(read(write(query))).toEqual(query)
  })

  test('the same rows have the same address, however the query was typed', () => {
    expect(write(read('tag=VIP&q=asha&filter=all'))).toBe(write(read('q=asha&tag=VIP')))
  })

  test('a filter or sort nobody knows is left out', () => {
    expect(read('filter=rich&sort=height&archived=yes')).toEqual(wholeDirectory)
  })
})

test('the server is asked without empty words and with the words trimmed', () => {
  expect(askedDirectory({ ...wholeDirectory, q: '  asha ' })).toEqual({
    q: 'asha',
    filter: 'all',
    sort: 'lastOrder',
    tag: undefined,
    archived: 'false',
  })
})

test('another order of the same rows narrows nothing', () => {
  expect(isNarrowed({ ...wholeDirectory, sort: 'name' })).toBe(false)
  expect(isNarrowed({ ...wholeDirectory, q: ' ' })).toBe(false)
  expect(isNarrowed({ ...wholeDirectory, tag: 'VIP' })).toBe(true)
})

import { shopActions } from '@darzi/contract/access.ts'
import { expect, test } from 'vitest'
import { shortcuts } from '../../shell/shortcuts.ts'
import { actsFor, customerActs } from './customer-actions.ts'

const keysFor = (asked: Parameters<typeof actsFor>[0]) => actsFor(asked).map((act) => act.key)
const everything = [...shopActions]

test('who may only read is offered nothing that changes a record', () => {
  expect(keysFor({ place: 'row', customer: { isArchived: false }, can: ['customers.read'] })).toEqual([
    'open',
  ])
})

test('whoever may take orders and measure is offered both from a customer', () => {
  const kept = { isArchived: false }
  expect(keysFor({ place: 'row', customer: kept, can: everything }).slice(0, 3)).toEqual([
    'open',
    'order',
    'measure',
  ])
  expect(keysFor({ place: 'record', customer: kept, can: everything }).slice(0, 2)).toEqual([
    'order',
    'measure',
  ])
})

test('an archived record can be brought back, not changed', () => {
  const archived = { isArchived: true }
  expect(keysFor({ place: 'row', customer: archived, can: everything })).toEqual(['open', 'restore'])
  expect(keysFor({ place: 'bulk', customer: archived, can: everything })).toEqual(['export', 'restore'])
})

test('a record that waits for room can be merged with the one its customer has already; one put away cannot', () => {
  const offered = (awaitsQuota?: true) =>
    keysFor({ place: 'record', customer: { isArchived: true, awaitsQuota }, can: everything })
  expect(offered(true)).toEqual(['merge', 'restore'])
  expect(offered()).toEqual(['restore'])
  const counter = everything.filter((action) => action !== 'customers.merge')
  const waiting = { isArchived: true, awaitsQuota: true } as const
  expect(keysFor({ place: 'record', customer: waiting, can: counter })).toEqual(['restore'])
})

test('archive stands last in every place, where no thumb slips onto it', () => {
  for (const place of ['row', 'record', 'bulk'] as const) {
    expect(keysFor({ place, customer: { isArchived: false }, can: everything }).at(-1)).toBe('archive')
  }
})

test('no key of a record is also a key of the whole shop, and none is used twice', () => {
  const own = customerActs.flatMap(({ shortcut }) => shortcut ?? [])
  const global = shortcuts.filter((known) => !known.withCommand).map((known) => known.key)
  expect(own.filter((key) => global.includes(key))).toEqual([])
  expect(new Set(own).size).toBe(own.length)
})

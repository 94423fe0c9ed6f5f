import { expect, test } from 'vitest'
import { chunkNames, type Piece } from './screen-chunks.ts'

const piece = (name: string, more: Partial<Piece> = {}): Piece => ({
  fileName: `${name}.js`,
  facadeModuleId: null,
  moduleIds: [`${name}.ts`],
  bytes: 1_000,
  imports: [],
  ...more,
})
const page = (name: string, imports: string[]) =>
  piece(name, { facadeModuleId: `${name}.ts`, imports: imports.map((other) => `${other}.js`) })
const visit = (name: string, weight = 1) => ({ entries: [`${name}.ts`], weight })
const nowhere = () => false

test('small pieces that screens share travel together, a page’s own code and what is placed elsewhere do not', () => {
  const built = [
    page('orders', ['button', 'list', 'core']),
    page('customers', ['button', 'list', 'core']),
    page('work', ['button', 'core']),
    ...['button', 'list', 'core'].map((name) => piece(name)),
  ]
  const names = chunkNames(
    built,
    ['orders', 'customers', 'work'].map((name) => visit(name)),
    (id) => id === 'core.ts',
  )
  expect([...names.keys()].sort()).toEqual(['button.ts', 'list.ts'])
  expect(names.get('button.ts')).toBe(names.get('list.ts'))
})

test('what is large is not brought to screens that have no use for it', () => {
  const built = [
    page('orders', ['button', 'avatar']),
    page('results', ['button', 'avatar']),
    page('work', ['button']),
    piece('button'),
    piece('avatar', { bytes: 900_000 }),
  ]
  const names = chunkNames(
    built,
    ['orders', 'results', 'work'].map((name) => visit(name)),
    nowhere,
  )
  expect(names.get('avatar.ts')).not.toBe(names.get('button.ts'))
})

test('a visit whose bytes count more is spared what others would share', () => {
  const built = [
    page('landing', ['button']),
    page('orders', ['button', 'menu']),
    page('work', ['button', 'menu']),
    piece('button'),
    piece('menu', { bytes: 50_000 }),
  ]
  const joins = (weight: number) => {
    const names = chunkNames(built, [visit('landing', weight), visit('orders'), visit('work')], nowhere)
    return names.get('menu.ts') === names.get('button.ts')
  }
  expect([joins(1), joins(100)]).toEqual([true, false])
})

test('a group that imports another is not joined where that brings the other along for more than it saves', () => {
  const built = [
    page('orders', ['button', 'form']),
    page('work', ['button']),
    piece('button'),
    piece('form', { imports: ['mantine.js'] }),
    piece('mantine', { bytes: 800_000 }),
    page('new', ['mantine']),
  ]
  const names = chunkNames(
    built,
    ['orders', 'work', 'new'].map((name) => visit(name)),
    nowhere,
  )
  expect(names.get('form.ts')).not.toBe(names.get('button.ts'))
})

test('a screen without a piece of its own is an error that names it', () => {
  expect(() => chunkNames([piece('button')], [visit('orders')], nowhere)).toThrow('orders.ts')
})

test('a screen never asks for more than six shared files, whatever it costs the others', () => {
  const names = Array.from({ length: 9 }, (_, at) => `part-${at}`)
  const built = [
    page('orders', names),
    ...names.flatMap((name) => [page(`of-${name}`, [name]), piece(name, { bytes: 5_000_000 })]),
  ]
  const found = chunkNames(built, [visit('orders'), ...names.map((name) => visit(`of-${name}`))], nowhere)
  expect(new Set(found.values()).size).toBe(6)
})

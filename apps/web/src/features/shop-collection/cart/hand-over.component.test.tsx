/** A guest's cart on its way from a house's own domain to the main address. */
import type { CartLine } from '@darzi/contract/cart.ts'
import { afterEach, expect, test } from 'vitest'
import { deviceStorage } from '../../../data/device-storage.ts'
import { handOver, takeHandedOver } from './hand-over.ts'

const line = (id: string): CartLine => ({
  id,
  itemId: id,
  isMadeToMeasure: true,
  colour: 'Ivory',
  styles: [],
  count: 1,
  name: 'Gown & “coat” #1',
  priceMinor: 150_000,
  currency: 'INR',
})
const kept = () => JSON.parse(deviceStorage.getItem('cart') ?? '[]')
const comeWith = (hash: string) => {
  history.replaceState(null, '', `/checkout?house=meher${hash}`)
  takeHandedOver()
}
afterEach(() => {
  deviceStorage.removeItem('cart')
  history.replaceState(null, '', '/')
})

test('what one device kept joins what the other has, once, and the link is the plain one again', () => {
  deviceStorage.setItem('cart', JSON.stringify([line('a'), line('b')]))
  const hash = handOver()
  deviceStorage.setItem('cart', JSON.stringify([line('b'), line('c')]))
  comeWith(hash)
  expect(kept().map(({ id }: CartLine) => id)).toEqual(['b', 'c', 'a'])
  expect(kept().at(-1).name).toBe('Gown & “coat” #1')
  expect(`${location.pathname}${location.search}${location.hash}`).toBe('/checkout?house=meher')
})

test('a cart of nothing is no link, and what cannot be read brings nothing', () => {
  expect(handOver()).toBe('')
  for (const hash of ['#cart=%E0%A4%A', '#cart=nonsense', '#cart=[{"id":1}]']) comeWith(hash)
  expect(kept()).toEqual([])
})

import { afterEach, expect, test, vi } from 'vitest'
import { deviceStorage } from './device-storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('what was kept is found until it is taken away', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
  expect(deviceStorage.setItem('unit', 'in')).toBe(true)
  expect(deviceStorage.getItem('unit')).toBe('in')
  deviceStorage.removeItem('unit')
  expect(deviceStorage.getItem('unit')).toBeNull()
})

test('a full storage keeps nothing and says so', () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(deviceStorage.setItem('unit', 'in')).toBe(false)
})

test('a storage that the browser closes to the site finds and keeps nothing, and throws nothing', () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  try {
    expect(deviceStorage.getItem('unit')).toBeNull()
    expect(deviceStorage.setItem('unit', 'in')).toBe(false)
    expect(deviceStorage.keys()).toEqual([])
    expect(() => deviceStorage.removeItem('unit')).not.toThrow()
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage')
  }
})

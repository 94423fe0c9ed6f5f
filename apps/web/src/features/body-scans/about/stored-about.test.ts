import { beforeEach, expect, test, vi } from 'vitest'
import { emptyAbout } from './about-text.ts'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
  removeItem: (key: string) => stored.delete(key),
})
const { forgetAboutOf, storeAbout, storedAbout } = await import('./stored-about.ts')
beforeEach(() => stored.clear())

const typed = { ...emptyAbout, height: '172', weight: '72' }

test('what was typed of one customer does not fill the form of the next, nor one’s own', () => {
  storeAbout(typed, 'asha')
  expect(storedAbout('asha')).toEqual(typed)
  expect(storedAbout('balbir')).toEqual(emptyAbout)
  expect(storedAbout(undefined)).toEqual(emptyAbout)
})

test('a customer’s is forgotten once they are measured, and one’s own stays', () => {
  storeAbout(typed, undefined)
  storeAbout({ ...typed, weight: '50' }, 'asha')
  forgetAboutOf('asha')
  expect(storedAbout('asha')).toEqual(emptyAbout)
  expect(storedAbout(undefined)).toEqual(typed)
})

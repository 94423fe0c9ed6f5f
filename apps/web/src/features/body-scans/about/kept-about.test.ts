import { beforeEach, expect, test, vi } from 'vitest'
import { emptyAbout } from './about-text.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
})
const { forgetAboutOf, keepAbout, keptAbout } = await import('./kept-about.ts')
beforeEach(() => kept.clear())

const typed = { ...emptyAbout, height: '172', weight: '72' }

test('what was typed of one customer does not fill the form of the next, nor one’s own', () => {
  keepAbout(typed, 'asha')
  expect(keptAbout('asha')).toEqual(typed)
  expect(keptAbout('balbir')).toEqual(emptyAbout)
  expect(keptAbout(undefined)).toEqual(emptyAbout)
})

test('a customer’s is forgotten once they are measured, and one’s own stays', () => {
  keepAbout(typed, undefined)
  keepAbout({ ...typed, weight: '50' }, 'asha')
  forgetAboutOf('asha')
  expect(keptAbout('asha')).toEqual(emptyAbout)
  expect(keptAbout(undefined)).toEqual(typed)
})

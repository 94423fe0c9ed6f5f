import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const files: Record<string, Record<string, string>> = {
  'en/first.json': { title: 'First' },
  'en/second.json': { title: 'Second', more: 'More of it' },
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('__WORDS_AT__', '/words')
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} })
  vi.stubGlobal('document', { documentElement: { lang: '', dir: '' } })
  vi.stubGlobal('fetch', async (url: string) => Response.json(files[url.replace('/words/', '')]))
})
afterEach(() => void vi.unstubAllGlobals())

async function open() {
  const { listenToSpeech, openWords, readSpeech } = await import('./language.ts')
  await openWords(['first'])
  let redrawn = 0
  listenToSpeech(() => redrawn++)
  return { openWords, say: (key: string) => readSpeech().t(key), t: readSpeech().t, redrawn: () => redrawn }
}

test('words of another screen, asked for by none, draw nothing again and are there for whoever shows next', async () => {
  const { openWords, say, redrawn } = await open()
  expect(say('first.title')).toBe('First')
  await openWords(['second'])
  expect(redrawn()).toBe(0)
  expect(say('second.title')).toBe('Second')
})

test('a part that shows before its words have come is drawn again when they do', async () => {
  const { openWords, t, say, redrawn } = await open()
  expect(t('second.more')).toBe('second.more')
  await openWords(['second'])
  expect(redrawn()).toBe(1)
  expect(say('second.more')).toBe('More of it')
})

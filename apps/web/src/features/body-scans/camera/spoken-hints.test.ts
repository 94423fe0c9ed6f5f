import { beforeEach, expect, test, vi } from 'vitest'
import { speak, stopSpeaking } from './spoken-hints.ts'

let voices: { lang: string }[] = []
const said: string[] = []
const speech = Object.assign(new EventTarget(), {
  getVoices: () => voices,
  speak: ({ text }: { text: string }) => said.push(text),
  cancel: () => {},
})
vi.stubGlobal('window', { speechSynthesis: speech })
vi.stubGlobal(
  'SpeechSynthesisUtterance',
  class {
    text: string
    constructor(text: string) {
      this.text = text
    }
  },
)
const voicesCome = (...langs: string[]) => {
  voices = langs.map((lang) => ({ lang }))
  speech.dispatchEvent(new Event('voiceschanged'))
}

beforeEach(() => {
  voices = []
  said.length = 0
  stopSpeaking()
})

test('a hint waits for the device to tell its voices, and only the last one does', () => {
  speak('Face the camera.', 'en')
  speak('3', 'en')
  expect(said).toEqual([])
  voicesCome('hi-IN', 'en-IN')
  expect(said).toEqual(['3'])
  voicesCome('en-IN')
  expect(said).toEqual(['3'])
})

test('nothing is said after it was stopped, nor in a language the device has no voice for', () => {
  speak('Face the camera.', 'en')
  stopSpeaking()
  voicesCome('en-IN')
  speak('ਕੈਮਰੇ ਵੱਲ ਮੂੰਹ ਕਰੋ।', 'pa')
  expect(said).toEqual([])
  speak('2', 'en')
  expect(said).toEqual(['2'])
})

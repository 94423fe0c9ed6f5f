import { type Language, languages } from '@darzi/words/languages.ts'

/** Said as soon as the device has told its voices: at first it often names none. */
let waiting: (() => void) | undefined

/** Says a hint aloud where the device has a voice for the language: at two metres nobody reads a phone. */
export function speak(sentence: string, language: Language): void {
  if (!('speechSynthesis' in window)) return
  const { speechSynthesis: speech } = window
  const isAwaited = waiting !== undefined
  waiting = undefined
  if (speech.getVoices().length > 0) {
    speakNow(sentence, language)
    return
  }
  waiting = () => speak(sentence, language)
  if (!isAwaited) speech.addEventListener('voiceschanged', () => waiting?.(), { once: true })
}

export function stopSpeaking(): void {
  waiting = undefined
  if ('speechSynthesis' in window) window.speechSynthesis.cancel()
}

function speakNow(sentence: string, language: Language): void {
  const { speechSynthesis: speech } = window
  const voice = speech.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(language))
  if (!voice) return
  const spoken = new SpeechSynthesisUtterance(sentence)
  spoken.lang = languages[language].locale
  spoken.voice = voice
  speech.cancel()
  speech.speak(spoken)
}

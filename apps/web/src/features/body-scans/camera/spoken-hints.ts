import { type Language, languages } from '@darzi/words/languages.ts'

/** Says a hint aloud where the device has a voice for the language: at two metres nobody reads a phone. */
export function speak(sentence: string, language: Language): void {
  if (!hasVoice(language)) return
  const spoken = new SpeechSynthesisUtterance(sentence)
  spoken.lang = languages[language].locale
  spoken.voice = voiceOf(language) ?? null
  window.speechSynthesis.cancel()
  window.speechSynthesis.speak(spoken)
}

export function stopSpeaking(): void {
  if ('speechSynthesis' in window) window.speechSynthesis.cancel()
}

export const hasVoice = (language: Language): boolean => voiceOf(language) !== undefined

function voiceOf(language: Language): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in window)) return undefined
  return window.speechSynthesis.getVoices().find((voice) => voice.lang.toLowerCase().startsWith(language))
}

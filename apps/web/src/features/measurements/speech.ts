/** The browser's recogniser of speech, where it has one; not every browser does, and then nothing offers it. */
interface Recogniser {
  lang: string
  maxAlternatives: number
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
}

type Makes = new () => Recogniser

function makerOfNow(): Makes | undefined {
  // Two names of one thing; the types of the library know neither.
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
    string,
    Makes | undefined
  >
  return SpeechRecognition ?? webkitSpeechRecognition
}

export const canHear = (): boolean => makerOfNow() !== undefined

const tongues: Record<string, string> = { en: 'en-IN', hi: 'hi-IN', pa: 'pa-IN' }

interface Hearing {
  language: string
  onHeard: (words: string) => void
  onEnd: () => void
}

/** Listens for one saying; answers how to stop. */
export function listen({ language, onHeard, onEnd }: Hearing): () => void {
  const Maker = makerOfNow()
  if (!Maker) return () => undefined
  const recogniser = new Maker()
  recogniser.lang = tongues[language] ?? language
  recogniser.maxAlternatives = 1
  recogniser.onresult = ({ results }) => {
    const words = results[0]?.[0]?.transcript
    if (words) onHeard(words)
  }
  recogniser.onend = onEnd
  recogniser.start()
  return () => recogniser.stop()
}

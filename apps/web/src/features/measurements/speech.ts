/** The browser's recogniser of speech, where it has one; not every browser does, and then nothing offers it. */
interface Recogniser {
  lang: string
  maxAlternatives: number
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onend: (() => void) | null
  onerror: ((event: { error: string }) => void) | null
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

/** By the browser's own word for what went wrong. Stopping by hand is nothing wrong. */
const reasons = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'audio-capture': 'noMicrophone',
  'no-speech': 'nothing',
  network: 'network',
  'language-not-supported': 'language',
} as const
export type Deafness = (typeof reasons)[keyof typeof reasons] | 'failed'

interface Hearing {
  language: string
  onHeard: (words: string) => void
  /** Nothing was heard, and why. */
  onDeaf: (why: Deafness) => void
  onEnd: () => void
}

/** Listens for one saying; answers how to stop. */
export function listen({ language, onHeard, onDeaf, onEnd }: Hearing): () => void {
  const Maker = makerOfNow()
  if (!Maker) return () => undefined
  const recogniser = new Maker()
  recogniser.lang = tongues[language] ?? language
  recogniser.maxAlternatives = 1
  recogniser.onresult = ({ results }) => {
    const words = results[0]?.[0]?.transcript
    if (words) onHeard(words)
    else onDeaf('nothing')
  }
  recogniser.onerror = ({ error }) => {
    if (error !== 'aborted') onDeaf(isKnown(error) ? reasons[error] : 'failed')
  }
  recogniser.onend = onEnd
  recogniser.start()
  return () => recogniser.stop()
}

const isKnown = (error: string): error is keyof typeof reasons => Object.hasOwn(reasons, error)

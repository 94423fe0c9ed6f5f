/**
 * Answers that were asked for before the call that takes them: by index.html before the program came, and for a screen whose code is
 * still on its way (data/api-ahead.ts). Each is given once, to the first call that asks the same; what nobody asks for soon is dropped,
 * and so is everything when something was written meanwhile.
 */
const dropAfterMs = 10_000

/** What index.html asked for: the words of the screen the page was opened at, and its first questions. */
export interface FirstAsked {
  language: string
  features: readonly string[]
  words: Promise<Response>
  /** By address. */
  answers: Map<string, Promise<Response>>
}

declare global {
  var firstAsked: FirstAsked | undefined
}

/** What came: read already, so that a screen can be drawn with it at once; a refusal is left to be read. */
interface Answered {
  reply: Response
  data?: unknown
}

interface Early {
  /** Undefined when the question was lost on the way. */
  answer: Promise<Answered | undefined>
  /** What it says, once it is here. */
  arrived?: unknown
}

/** By address. */
const early = new Map<string, Early>()

for (const [url, reply] of globalThis.firstAsked?.answers ?? []) keepEarly(url, reply)

export const isAskedEarly = (url: string): boolean => early.has(url)

/** `coming` is of a route that answers JSON. */
export function keepEarly(url: string, coming: Promise<Response>): void {
  const answer = coming.then(async (reply) => {
    if (reply.ok) kept.arrived = await reply.json()
    return { reply, data: kept.arrived }
  })
  const kept: Early = { answer: answer.catch(() => undefined) }
  early.set(url, kept)
  setTimeout(() => early.get(url) === kept && early.delete(url), dropAfterMs)
}

/** The answer to this call, if it was asked for; a call that writes drops them all, since they tell how it was before. */
export function takeEarly(url: string, { method }: RequestInit): Promise<Answered | undefined> | undefined {
  if (method === 'GET') return take(url)?.answer
  forgetEarly()
}

/** Something changed: what was asked before tells how it was before. */
export const forgetEarly = (): void => early.clear()

/** What the answer says, if it is here by now; it stays for the call that asks. */
export const seeArrived = (url: string): unknown => early.get(url)?.arrived

/** The same, taken: no call gets it any more. */
export const takeArrived = (url: string): unknown => seeArrived(url) && take(url)?.arrived

function take(url: string): Early | undefined {
  const asked = early.get(url)
  early.delete(url)
  return asked
}

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

/** By address; undefined when the question was lost on the way. */
const early = new Map<string, Promise<Response | undefined>>()

for (const [url, reply] of globalThis.firstAsked?.answers ?? []) keepEarly(url, reply)

export const isAskedEarly = (url: string): boolean => early.has(url)

export function keepEarly(url: string, reply: Promise<Response>): void {
  const kept = reply.catch(() => undefined)
  early.set(url, kept)
  setTimeout(() => {
    if (early.get(url) === kept) drop(url)
  }, dropAfterMs)
}

/** The answer to this call, if it was asked for; a call that writes drops them all, since they tell how it was before. */
export function takeEarly(url: string, { method }: RequestInit): Promise<Response | undefined> | undefined {
  if (method === 'GET') return take(url)
  for (const each of early.keys()) drop(each)
}

function take(url: string): Promise<Response | undefined> | undefined {
  const reply = early.get(url)
  early.delete(url)
  return reply
}

/** An answer that nobody reads would keep its connection. */
function drop(url: string): void {
  void take(url)?.then((reply) => reply?.body?.cancel())
}

/** What index.html asked for before the program came: the words of the screen the page was opened at, and its first questions. */
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

const answers = globalThis.firstAsked?.answers
/** What no call has taken by then was asked in vain, and grows old. */
const forgetAfterMs = 10_000
if (answers) setTimeout(() => answers.clear(), forgetAfterMs)

/** The answer to a call, given once; undefined when it was not asked for, was lost, or something was written meanwhile. */
export function takeFirstAnswer(
  url: string,
  { method }: RequestInit,
): Promise<Response | undefined> | undefined {
  if (method !== 'GET') answers?.clear()
  const reply = answers?.get(url)
  answers?.delete(url)
  return reply?.catch(() => undefined)
}

/**
 * What every port throws when the outside fails. `kind` says what happened in the port's own words, `mayRetry`
 * whether the same call can succeed later without anybody changing the request. The outsider's own error stays in
 * `cause` for the log; its text is never meant for a person's screen. `words` are what a provider gave as its reason, cut to one
 * plain line: the shop that sent the message reads them.
 */
export class AdapterError<Kind extends string = string> extends Error {
  readonly kind: Kind
  readonly mayRetry: boolean
  readonly words: string | undefined

  constructor(message: string, told: { kind: Kind; mayRetry: boolean; cause?: unknown; words?: string }) {
    super(message, { cause: told.cause })
    this.name = new.target.name
    this.kind = told.kind
    this.mayRetry = told.mayRetry
    this.words = told.words ? plainLine(told.words) : undefined
  }
}

const longestWords = 200

/** One line without control characters: an answer from outside is shown as text, and never whole. */
const plainLine = (words: string) =>
  words
    .replace(/\p{C}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestWords)

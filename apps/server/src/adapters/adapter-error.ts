/**
 * What every port throws when the outside fails. `kind` says what happened in the port's own words, `mayRetry`
 * whether the same call can succeed later without anybody changing the request. The outsider's own error stays in
 * `cause` for the log; its text is never meant for a person's screen.
 */
export class AdapterError<Kind extends string = string> extends Error {
  readonly kind: Kind
  readonly mayRetry: boolean

  constructor(message: string, told: { kind: Kind; mayRetry: boolean; cause?: unknown }) {
    super(message, { cause: told.cause })
    this.name = new.target.name
    this.kind = told.kind
    this.mayRetry = told.mayRetry
  }
}

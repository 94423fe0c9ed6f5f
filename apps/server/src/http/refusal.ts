import { type RefusalCode, refusals } from '@darzi/contract/refusals.ts'

export type Holes = Record<string, string | number>
/** One refused field; `field` is the path as sent, such as `people.0.name`. */
export interface FieldError {
  field: string
  code: string
  holes?: Holes
}

/** An expected refusal. The door rolls the transaction back and answers it as a problem (RFC 9457). */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  constructor(
    readonly code: RefusalCode,
    readonly holes: Holes = {},
    readonly fields: FieldError[] = [],
  ) {
    super(code)
    this.status = refusals[code]
  }
}

/** Not yours and not there answer the same. */
export const notFound = () => new Refusal('request.notFound')

/** A text that looked like something and is nothing once its hidden characters are gone. */
export const emptyField = (field: string) => new Refusal('request.invalid', {}, [{ field, code: 'required' }])

/** A refusal that belongs to one field of the form. */
export const fieldRefusal = (field: string, code: RefusalCode, holes: Holes = {}) =>
  new Refusal(code, holes, [{ field, code, holes }])

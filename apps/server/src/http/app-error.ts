import { type ErrorCode, errorCodes } from '@darzi/contract/error-codes.ts'

export type Params = Record<string, string | number>
/** One refused field; `field` is the path as sent, such as `people.0.name`. */
export interface FieldError {
  field: string
  code: string
  params?: Params
}

/** An expected refusal. The pipeline rolls the transaction back and answers it as a problem (RFC 9457). */
export class AppError extends Error {
  override name = 'AppError'
  readonly status: number
  constructor(
    readonly code: ErrorCode,
    readonly params: Params = {},
    readonly fields: FieldError[] = [],
  ) {
    super(code)
    this.status = errorCodes[code]
  }
}

/** Not yours and not there answer the same. */
export const notFound = () => new AppError('request.notFound')

/** A text that looked like something and is nothing once its hidden characters are gone. */
export const emptyField = (field: string) =>
  new AppError('request.invalid', {}, [{ field, code: 'required' }])

/** A refusal that belongs to one field of the form. */
export const fieldError = (field: string, code: ErrorCode, params: Params = {}) =>
  new AppError(code, params, [{ field, code, params }])

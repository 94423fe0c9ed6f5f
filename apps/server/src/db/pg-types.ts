import pg from 'pg'

const int8 = 20
const date = 1082
const infinity = /^-?infinity$/

/** bigint as number (money in minor units stays far below 2^53), date as the text YYYY-MM-DD. */
export const pgTypes = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === int8) return Number
    if (oid === date) return (text: string) => (infinity.test(text) ? null : text)
    return pg.types.getTypeParser(oid, format)
  }) as typeof pg.types.getTypeParser, // pg's overloads cannot be written as one function type
}

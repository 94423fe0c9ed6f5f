import { normaliseName } from './normalise.ts'

/** Whether two names are one, however they were typed: capitals and spaces make no other person. */
export const isSameName = (one: string, other: string): boolean => folded(one) === folded(other)

const folded = (name: string) => normaliseName(name).toLocaleLowerCase('en')

import type { Chance } from './chance.ts'
import { familyNames, mensNames, middleNames, womensNames } from './sample-names.ts'

export interface DrawnName {
  name: string
  sizing: 'men' | 'women'
  /** Of the three scripts, the one it is written in. */
  script: 0 | 1 | 2
}

const givenNames = { women: womensNames, men: mensNames }

/** A name as it stands in a shop's book: mostly Latin letters, else Devanagari or Gurmukhi. */
export function drawName(chance: Chance, family = chance.one(familyNames)): DrawnName {
  const script = chance.one([0, 0, 0, 1, 2] as const)
  const sizing = chance.one(['women', 'men'] as const)
  const given = chance.one(givenNames[sizing])
  const middle = chance.happens(0.35) ? [middleNames[sizing][script]] : []
  return { name: [given[script], ...middle, family[script]].join(' '), sizing, script }
}

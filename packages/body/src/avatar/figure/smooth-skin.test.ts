/** No shelf, crease or step: along the front, the back and the side, the outline of the trunk turns gently from level to level. */
import { expect, test } from 'vitest'
import { avatarOf, namesToTry } from '../../testing/bodies.ts'
import { outlineSides, outlineTurns } from '../outline-turns.ts'

/** A bust turns by up to 60° under it within a centimetre; nothing else turns by more than half of that. */
const mostTurnDegrees = { front: 62, back: 28, left: 26 }

test.each(namesToTry)(
  'the trunk of %s has no shelf along front, back and side',
  { timeout: 60_000 },
  (name) => {
    for (const side of outlineSides)
      expect(Math.max(...outlineTurns(avatarOf(name), side)), side).toBeLessThan(mostTurnDegrees[side])
  },
)

import { expect, test } from 'vitest'
import { avatarOf } from '../../testing/bodies.ts'

test.each(['a man of the middle', 'a very heavy woman'])(
  '%s has hair over the head, and a free face and neck',
  (who) => {
    const { positions, hair, levels } = avatarOf(who)
    if (!hair) throw new Error('There is no hair.')
    const scale = levels.crown / 1756
    const seen = { grown: 0, bare: 0 }
    hair.mm.forEach((mm, v) => {
      const [under, z] = [
        (levels.crown - (positions[3 * v + 1] ?? 0)) / scale,
        (positions[3 * v + 2] ?? 0) / scale,
      ]
      if (under < 25) seen.bare += mm > 0 ? 0 : 1
      if (under > 200 || (under > 75 && z > 90)) seen.grown += mm > 0 ? 1 : 0
    })
    expect(seen).toEqual({ grown: 0, bare: 0 })
  },
)

test('hair is as its wearer usually has it: short, or tied behind the head', () => {
  expect(avatarOf('a man of the middle').hair?.usual).toBe('short')
  const { hair, positions } = avatarOf('a woman of the middle')
  expect(hair?.usual).toBe('tied')
  expect(hair?.knot.at[2]).toBeLessThan(0)
  expect(hair?.knot.at[1]).toBeLessThan(
    positions.reduce((most, y, k) => (k % 3 === 1 ? Math.max(most, y) : most), 0),
  )
})

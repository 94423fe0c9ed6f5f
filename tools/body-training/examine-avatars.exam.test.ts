import { expect, it } from 'vitest'
import { examineAvatar, fromLeanToHeavy, inWords } from './examine-avatars.ts'
import { hasSurvey } from './survey.ts'

/** The three hundred of the promise, a few at a time. */
const perSex = 150
const atOnce = 10
/** A quiet machine needs six seconds for these few. */
const slow = 180_000

const batches = hasSurvey
  ? (['male', 'female'] as const).flatMap((sex) => {
      const people = fromLeanToHeavy(sex, perSex)
      return Array.from({ length: perSex / atOnce }, (_, k) => ({
        sex,
        from: k * atOnce + 1,
        to: (k + 1) * atOnce,
        people: people.slice(k * atOnce, (k + 1) * atOnce),
      }))
    })
  : []

it.skipIf(!hasSurvey)('the survey stands beside the project: three hundred measured people', () => {
  expect(batches.flatMap(({ people }) => people)).toHaveLength(2 * perSex)
})

it.each(batches)(
  'avatars of measured people keep every promise: $sex, $from to $to of 150 from lean to heavy',
  ({ people }) => {
    const broken = people.flatMap((person) => {
      const wrong = examineAvatar(person).broken
      return wrong.length > 0 ? [`${inWords(person)}: ${wrong.join('; ')}`] : []
    })
    expect(broken).toEqual([])
  },
  slow,
)

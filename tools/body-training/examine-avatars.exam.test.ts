import { expect, it } from 'vitest'
import { examineAvatar, fromLeanToHeavy, inWords } from './examine-avatars.ts'
import { hasSurvey } from './survey.ts'

/** Thirty people here, a few at a time; `npm run bench -- avatars` examines the three hundred of the promise. */
const perSex = 15
const atOnce = 5
/** A quiet machine needs three seconds for these few. */
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

it.skipIf(!hasSurvey)('the survey stands beside the project: thirty measured people', () => {
  expect(batches.flatMap(({ people }) => people)).toHaveLength(2 * perSex)
})

it.each(batches)(
  'avatars of measured people keep every promise: $sex, $from to $to of 15 from lean to heavy',
  ({ people }) => {
    const broken = people.flatMap((person) => {
      const wrong = examineAvatar(person).broken
      return wrong.length > 0 ? [`${inWords(person)}: ${wrong.join('; ')}`] : []
    })
    expect(broken).toEqual([])
  },
  slow,
)

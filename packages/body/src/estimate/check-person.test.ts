import { expect, it } from 'vitest'
import { checkPerson } from './check-person.ts'

const person = { sex: 'female', heightMm: 1600, weightKg: 58 } as const

it('takes an ordinary person', () => {
  expect(checkPerson(person)).toEqual({ ok: true, person })
})

it.each([
  [{ heightMm: 300 }, 'body.heightImpossible'],
  [{ heightMm: Number.NaN }, 'body.heightImpossible'],
  [{ heightMm: 16_000 }, 'body.heightImpossible'],
  [{ heightMm: Number.POSITIVE_INFINITY }, 'body.heightImpossible'],
  [{ weightKg: 0 }, 'body.weightImpossible'],
  [{ weightKg: -60 }, 'body.weightImpossible'],
  [{ weightKg: Number.NaN }, 'body.weightImpossible'],
  [{ heightMm: 2100, weightKg: 30 }, 'body.buildImpossible'],
  [{ heightMm: 1300, weightKg: 250 }, 'body.buildImpossible'],
])('refuses %j by the code %s', (wrong, refused) => {
  expect(checkPerson({ ...person, ...wrong })).toMatchObject({ refused })
})

import { describe, expect, test } from 'vitest'
import { landingFor, mayOpen, type ScreenAccess, type SignedIn } from './landing.ts'

describe('everyone lands on their own dashboard', () => {
  test.each([
    [{ role: 'tailor', shopKind: 'tailor' }, '/tailor/dashboard'],
    [{ role: 'tailor', shopKind: 'house' }, '/boutique/dashboard'],
    [{ role: 'tailor' }, '/tailor/dashboard'],
    [{ role: 'user' }, '/user/dashboard'],
    [{ role: 'admin' }, '/admin'],
  ] as const)('%j lands on %s', (session, path) => {
    expect(landingFor(session)).toBe(path)
  })
})

describe('a screen opens for whom it is meant', () => {
  const roles = ['user', 'tailor', 'admin'] as const
  const accesses: ScreenAccess[] = ['public', 'signedIn', ...roles]

  test('a visitor opens the public screens and is sent to sign in from all others', () => {
    expect(accesses.filter((access) => 'ok' in mayOpen(access, undefined))).toEqual(['public'])
    expect(mayOpen('tailor', undefined)).toEqual({
      refused: 'access.signInFirst',
      params: { goTo: '/login' },
    })
  })

  test.each(roles)('role %s opens its own screens and the common ones, and no other role’s', (role) => {
    expect(accesses.filter((access) => 'ok' in mayOpen(access, { role }))).toEqual([
      'public',
      'signedIn',
      role,
    ])
  })

  test('a refused person is sent where they may go, so no redirect can turn in a circle', () => {
    const people: SignedIn[] = roles.flatMap((role) => [{ role }, { role, shopKind: 'house' }])
    const refused = people.flatMap((person) =>
      accesses.flatMap((access) => {
        const answer = mayOpen(access, person)
        return 'ok' in answer ? [] : [{ person, goTo: answer.params.goTo }]
      }),
    )
    expect(refused).toHaveLength(12)
    for (const { person, goTo } of refused) expect(goTo).toBe(landingFor(person))
  })
})

import type { Session } from '@darzi/contract/accounts.ts'
import { describe, expect, test } from 'vitest'
import { landingOf, safeOrigin, turnedAwayTo } from './admit.ts'

type Role = Session['user']['role']

const signedIn = (role: Role, shop?: Partial<NonNullable<Session['shop']>>): Partial<Session> => ({
  user: { id: 'u', name: 'Asha', email: 'asha@example.com', role },
  shop: shop && {
    id: 's',
    name: 'Asha Tailors',
    kind: 'tailor',
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
    country: 'IN',
    isDemo: false,
    memberRole: 'owner',
    memberId: 'm',
    can: ['customers.read'],
    ...shop,
  },
})
const nobody = {}
const address = '/tailor/customers?q=asha'

describe('who may open which screen', () => {
  test.each([
    ['public', nobody, undefined],
    ['public', signedIn('user'), undefined],
    ['signedIn', nobody, '/login?from=%2Ftailor%2Fcustomers%3Fq%3Dasha'],
    ['tailor', nobody, '/login?from=%2Ftailor%2Fcustomers%3Fq%3Dasha'],
    ['signedIn', signedIn('user'), undefined],
    ['tailor', signedIn('tailor', {}), undefined],
    ['tailor', signedIn('user'), '/user/dashboard'],
    ['user', signedIn('tailor', {}), '/tailor/dashboard'],
    ['user', signedIn('tailor', { kind: 'house', can: ['house.read'] }), '/boutique/dashboard'],
    ['user', signedIn('tailor', { kind: 'house' }), '/tailor/dashboard'],
    ['user', signedIn('tailor', { can: ['work.read', 'work.move'] }), '/tailor/work'],
    ['tailor', signedIn('admin'), '/'],
    ['onlySignedOut', nobody, undefined],
    ['onlySignedOut', signedIn('user'), '/user/dashboard'],
  ] as const)('a %s screen sends this visitor to the right page (case %#)', (access, visitor, page) => {
    expect(turnedAwayTo({ access }, visitor, address)).toBe(page)
  })

  test('the operator’s screens open to an operator alone, whatever else their account is', () => {
    const screen = { access: 'operator' } as const
    expect(turnedAwayTo(screen, { ...signedIn('tailor'), isOperator: true }, address)).toBeUndefined()
    expect(turnedAwayTo(screen, signedIn('admin'), address)).toBe('/')
    expect(turnedAwayTo(screen, signedIn('user'), address)).toBe('/user/dashboard')
    expect(turnedAwayTo(screen, nobody, '/admin')).toBe('/login?from=%2Fadmin')
  })

  test('whoever keeps the counter of a house is not sent to a screen that turns them away', () => {
    const visitor = signedIn('tailor', { kind: 'house', can: ['customers.read', 'dashboard.read'] })
    const screen = { access: 'tailor', needs: 'house.read' } as const
    expect(turnedAwayTo(screen, visitor, address)).toBe('/tailor/dashboard')
  })

  test('a member without the grant is sent to their own dashboard once the server has said so', () => {
    const screen = { access: 'tailor', needs: 'staff.read' } as const
    expect(turnedAwayTo(screen, signedIn('tailor'), address)).toBeUndefined()
    expect(turnedAwayTo(screen, signedIn('tailor', {}), address)).toBe('/tailor/dashboard')
    expect(turnedAwayTo(screen, signedIn('tailor', { can: ['staff.read'] }), address)).toBeUndefined()
  })
})

test('work begins where the role works', () => {
  expect(landingOf(signedIn('user'))).toBe('/user/dashboard')
  expect(landingOf(signedIn('tailor'))).toBe('/tailor/dashboard')
  expect(landingOf(nobody)).toBe('/')
})

test('only an address of this website is remembered', () => {
  expect(safeOrigin('/tailor/customers?q=1')).toBe('/tailor/customers?q=1')
  for (const foreign of [
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
  ]) {
    expect(safeOrigin(foreign), String(foreign)).toBeUndefined()
  }
})

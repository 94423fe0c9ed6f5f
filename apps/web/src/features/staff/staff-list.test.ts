import { describe, expect, test } from 'vitest'
import {
  isNobody,
  type Member,
  reasonAgainst,
  reversed,
  type Staff,
  shownFor,
  withMember,
} from './staff-list.ts'

const aMember = (said: Partial<Member> = {}): Member => ({
  id: 'sunil',
  name: 'Sunil Kumar',
  email: 'sunil@example.com',
  role: 'counter',
  isYou: false,
  isActive: true,
  joinedAt: '2026-01-01T00:00:00Z',
  can: { changeRole: true, deactivate: true },
  ...said,
})
const owner = aMember({
  id: 'harpreet',
  name: 'Harpreet Kaur',
  email: 'h@example.com',
  role: 'owner',
  isYou: true,
})
const gone = aMember({ id: 'imran', name: 'Imran', isActive: false })
const invitation = {
  id: 'i',
  email: 'gurpreet@example.com',
  name: 'Gurpreet',
  role: 'cutter' as const,
  createdAt: '2026-01-01T00:00:00Z',
  expiresAt: '2026-01-15T00:00:00Z',
  isExpired: false,
}
const staff: Staff = { members: [owner, aMember(), gone], invitations: [invitation] }

describe('why a member cannot be changed is told', () => {
  const isLast = { can: { changeRole: false, deactivate: false } }
  test.each([
    ['a manager may only look', aMember(), false, 'staff.reason.onlyOwner'],
    ['an owner changes others', aMember(), true, undefined],
    ['but not themselves, or they could lock themselves out', owner, true, 'staff.reason.yourself'],
    ['the last owner stays one', { ...owner, ...isLast }, true, 'staff.reason.lastOwner'],
  ] as const)('%s', (_promise, member, mayWrite, reason) => {
    expect(reasonAgainst(member, mayWrite)).toBe(reason)
  })
})

test('a change shows on that member alone', () => {
  const changed = withMember(staff, 'sunil', { role: 'manager' })
  expect(changed.members.map(({ role }) => role)).toEqual(['owner', 'manager', 'counter'])
})

test.each([
  [{ role: 'manager' }, { role: 'counter' }],
  [{ isActive: false }, { isActive: true }],
] as const)('taking back %j leaves the list as it was', (change, back) => {
  expect(reversed(aMember(), change)).toEqual(back)
  expect(withMember(withMember(staff, 'sunil', change), 'sunil', back)).toEqual(staff)
})

describe('searching', () => {
  test('without words everyone is shown, in three groups', () => {
    const shown = shownFor(staff, ' ')
    expect(shown.working.map(({ id }) => id)).toEqual(['harpreet', 'sunil'])
    expect([shown.invited.length, shown.gone.length]).toEqual([1, 1])
  })

  test('finds a name or an e-mail whatever the case', () => {
    expect(shownFor(staff, 'SUNIL@').working.map(({ id }) => id)).toEqual(['sunil'])
    expect(shownFor(staff, 'gur').invited).toHaveLength(1)
  })

  test('may find nobody', () => {
    expect(isNobody(shownFor(staff, 'zubeida'))).toBe(true)
    expect(isNobody(shownFor(staff, 'sunil'))).toBe(false)
  })
})

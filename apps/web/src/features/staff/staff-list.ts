/** Staff: who works in the shop and who is invited. Pure: what the list shows and why something cannot be done. */
import type { ApiReply } from '@darzi/contract/api.ts'

export type Staff = ApiReply<'GET /api/staff'>
export type Member = Staff['members'][number]
export type Invitation = Staff['invitations'][number]
export type MemberChange = Partial<Pick<Member, 'role' | 'isActive'>>

/** The list as it will be once the server has agreed. */
export function withMember(staff: Staff, id: string, change: MemberChange): Staff {
  return {
    ...staff,
    members: staff.members.map((member) => (member.id === id ? { ...member, ...change } : member)),
  }
}

/** The change that takes this one back. */
export function reversed(member: Member, change: MemberChange): MemberChange {
  return {
    ...(change.role === undefined ? {} : { role: member.role }),
    ...(change.isActive === undefined ? {} : { isActive: member.isActive }),
  }
}

export type Reason = 'staff.reason.onlyOwner' | 'staff.reason.lastOwner' | 'staff.reason.yourself'

/** Why this member’s role and access cannot be changed by who looks at them; undefined when they can. */
export function reasonAgainst(member: Member, mayWrite: boolean): Reason | undefined {
  if (!mayWrite) return 'staff.reason.onlyOwner'
  if (!member.can.changeRole) return 'staff.reason.lastOwner'
  return member.isYou ? 'staff.reason.yourself' : undefined
}

export interface Shown {
  working: Member[]
  invited: Invitation[]
  gone: Member[]
}

/** Who is shown when these words are searched for, in a name or an e-mail. */
export function shownFor(staff: Staff, words: string): Shown {
  const wanted = words.trim().toLocaleLowerCase()
  const isWanted = ({ name, email }: { name: string; email: string }) =>
    name.toLocaleLowerCase().includes(wanted) || email.toLocaleLowerCase().includes(wanted)
  const members = staff.members.filter(isWanted)
  return {
    working: members.filter((member) => member.isActive),
    invited: staff.invitations.filter(isWanted),
    gone: members.filter((member) => !member.isActive),
  }
}

export const isNobody = ({ working, invited, gone }: Shown) =>
  working.length + invited.length + gone.length === 0

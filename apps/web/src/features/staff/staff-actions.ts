import type { StaffRole } from '@darzi/contract/access.ts'
import { toastProblem, toastWithUndo } from '../../shell/toasts.tsx'
import { useT } from '../../words/use-t.ts'
import { useChangeMember } from './staff-data.ts'
import type { Member, MemberChange } from './staff-list.ts'

/** What can be done with a member: at once, with a way back. */
export function useMemberActions() {
  const t = useT()
  const changeMember = useChangeMember()

  async function act(member: Member, change: MemberChange, message: string) {
    try {
      toastWithUndo({ message, undo: await changeMember(member, change) })
    } catch (error) {
      toastProblem(error)
    }
  }
  return {
    changeRole: (member: Member, role: StaffRole) =>
      act(member, { role }, t('staff.done.role', { name: member.name, role: t(`staff.role.${role}`) })),
    deactivate: (member: Member) =>
      act(member, { isActive: false }, t('staff.done.deactivated', { name: member.name })),
    letIn: (member: Member) => act(member, { isActive: true }, t('staff.done.letIn', { name: member.name })),
  }
}

import { type StaffRole, staffRoles } from '@darzi/contract/access.ts'
import type { ReactNode } from 'react'
import { useMay } from '../../data/session.ts'
import { toastProblem, toastWithUndo } from '../../shell/toasts.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Staff.module.css'
import { useChangeMember } from './staff-data.ts'
import { type Member, type MemberChange, reasonAgainst } from './staff-list.ts'

/** Someone who works here; role and access can be changed in place. */
export function MemberRow({ member }: { member: Member }) {
  const t = useT()
  const actions = useMemberActions()
  const refused = reasonAgainst(member, useMay('staff.write'))
  const reason = refused && t(refused)
  const { name } = member
  const role = t(`staff.role.${member.role}`)
  return (
    <PersonRow name={name} email={member.email} badge={member.isYou && t('staff.row.you')}>
      {reason ? (
        <HonestButton reason={reason} aria-label={t('staff.row.roleIs', { name, role })}>
          {role}
        </HonestButton>
      ) : (
        <select
          className={styles.role}
          aria-label={t('staff.row.roleOf', { name })}
          value={member.role}
          // The options below are exactly the roles.
          onChange={(event) => void actions.changeRole(member, event.target.value as StaffRole)}
        >
          {staffRoles.map((choice) => (
            <option key={choice} value={choice}>
              {t(`staff.role.${choice}`)}
            </option>
          ))}
        </select>
      )}
      <HonestButton
        reason={reason}
        aria-label={t('staff.row.deactivateNamed', { name })}
        onClick={() => void actions.deactivate(member)}
      >
        {t('staff.row.deactivate')}
      </HonestButton>
    </PersonRow>
  )
}

/** Someone whose access has ended; what they did stays in the books under their name. */
export function GoneRow({ member }: { member: Member }) {
  const t = useT()
  const actions = useMemberActions()
  const mayWrite = useMay('staff.write')
  return (
    <PersonRow name={member.name} email={member.email} badge={t(`staff.role.${member.role}`)}>
      <HonestButton
        reason={mayWrite ? undefined : t('staff.reason.onlyOwner')}
        aria-label={t('staff.row.letInNamed', { name: member.name })}
        onClick={() => void actions.letIn(member)}
      >
        {t('staff.row.letIn')}
      </HonestButton>
    </PersonRow>
  )
}

interface PersonProps {
  name: string
  email: string
  badge?: ReactNode
  children: ReactNode
}

function PersonRow({ name, email, badge, children }: PersonProps) {
  return (
    <li className={styles.row}>
      <Avatar name={name} />
      <div className={styles.words}>
        <p className={styles.name}>
          <strong>{name}</strong> {badge && <Badge>{badge}</Badge>}
        </p>
        <p className={styles.email}>{email}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  )
}

/** What can be done with a member: at once, with a way back. */
function useMemberActions() {
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

import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NothingFound } from '../../ui/NothingFound.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { InvitationRow } from './InvitationRow.tsx'
import { GoneRow, MemberRow } from './MemberRow.tsx'
import styles from './Staff.module.css'
import { isNobody, type Staff, shownFor } from './staff-list.ts'

interface Props {
  staff: Staff
  /** Nobody but the one who looks works here yet. */
  isAlone: boolean
  inviteButton: ReactNode
}

export function StaffList({ staff, isAlone, inviteButton }: Props) {
  const t = useT()
  const [query, setQuery] = useSearchParams()
  const words = query.get('q') ?? ''
  const search = (q: string) =>
    setQuery(
      (now) => {
        if (q) now.set('q', q)
        else now.delete('q')
        return now
      },
      { replace: true },
    )
  const shown = shownFor(staff, words)
  return (
    <div className={styles.list}>
      {!isAlone && (
        <TextField
          label={t('staff.search.label')}
          type="search"
          data-search
          value={words}
          onChange={(event) => search(event.target.value)}
          start={<Search size={20} />}
        />
      )}
      {isNobody(shown) && <NothingFound words={words} onClear={() => search('')} />}
      <Group title={t('staff.group.working')} count={shown.working.length}>
        {shown.working.map((member) => (
          <MemberRow key={member.id} member={member} />
        ))}
      </Group>
      <Group title={t('staff.group.invited')} count={shown.invited.length}>
        {shown.invited.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </Group>
      <Group title={t('staff.group.gone')} count={shown.gone.length}>
        {shown.gone.map((member) => (
          <GoneRow key={member.id} member={member} />
        ))}
      </Group>
      {isAlone && (
        <EmptyState title={t('staff.empty.title')} action={inviteButton}>
          {t('staff.empty.why')}
        </EmptyState>
      )}
    </div>
  )
}

function Group({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>
        {title} <span className={styles.count}>{count}</span>
      </h2>
      <ul className={styles.rows}>{children}</ul>
    </section>
  )
}

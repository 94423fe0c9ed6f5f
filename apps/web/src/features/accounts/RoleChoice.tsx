import { CircleUser, Scissors, Store } from 'lucide-react'
import { useT } from '../../words/use-t.ts'
import type { AccountKind } from './arrival.ts'
import styles from './RoleChoice.module.css'

const roles = [
  { kind: 'tailor', icon: Scissors, label: 'accounts.role.tailor' },
  { kind: 'house', icon: Store, label: 'accounts.role.house' },
  { kind: 'user', icon: CircleUser, label: 'accounts.role.user' },
] as const

interface Props {
  kind: AccountKind
  onKind: (kind: AccountKind) => void
}

/** What the account is for: it decides what opens after signing up. */
export function RoleChoice({ kind, onKind }: Props) {
  const t = useT()
  return (
    <fieldset className={styles.roles}>
      <legend className="onlyRead">{t('accounts.role.label')}</legend>
      {roles.map((choice) => (
        <label key={choice.kind} className={styles.role}>
          <input
            type="radio"
            name="role"
            className="onlyRead"
            value={choice.kind}
            checked={kind === choice.kind}
            onChange={() => onKind(choice.kind)}
          />
          <choice.icon size={26} strokeWidth={1.8} aria-hidden="true" />
          {t(choice.label)}
        </label>
      ))}
    </fieldset>
  )
}

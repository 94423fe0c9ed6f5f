import { CircleUser, Scissors } from 'lucide-react'
import { useT } from '../../words/use-t.ts'
import styles from './RoleChoice.module.css'

const roles = [
  { role: 'tailor', icon: Scissors, label: 'accounts.role.tailor' },
  { role: 'user', icon: CircleUser, label: 'accounts.role.user' },
] as const

interface Props {
  role: 'user' | 'tailor'
  onRole: (role: 'user' | 'tailor') => void
}

/** What the account is for: it decides what opens after signing up. */
export function RoleChoice({ role, onRole }: Props) {
  const t = useT()
  return (
    <fieldset className={styles.roles}>
      <legend className="onlyRead">{t('accounts.role.label')}</legend>
      {roles.map((choice) => (
        <label key={choice.role} className={styles.role}>
          <input
            type="radio"
            name="role"
            className="onlyRead"
            value={choice.role}
            checked={role === choice.role}
            onChange={() => onRole(choice.role)}
          />
          <choice.icon size={26} strokeWidth={1.8} aria-hidden="true" />
          {t(choice.label)}
        </label>
      ))}
    </fieldset>
  )
}

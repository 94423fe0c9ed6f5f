import { Check } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Avatar } from '../../ui/Avatar.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './SelectFace.module.css'

interface Props {
  name: string
  photoUrl?: string
  isSelected: boolean
  onSelect: (event: MouseEvent<HTMLInputElement>) => void
}

/** The face on a card is also its tick box: one target for a thumb, the same for keys and readers. */
export function SelectFace({ name, photoUrl, isSelected, onSelect }: Props) {
  const t = useT()
  return (
    <span className={styles.face} data-selected={isSelected}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={t('customers.select.one', { name })}
        checked={isSelected}
        onClick={onSelect}
        // The click tells whether Shift was held; the change event does not.
        onChange={() => {}}
      />
      <Avatar name={name} photoUrl={photoUrl} size={52} />
      <span className={styles.tick} aria-hidden="true">
        <Check size={16} strokeWidth={3.2} />
      </span>
    </span>
  )
}

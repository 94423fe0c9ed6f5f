import { Plus } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './GarmentForm.module.css'

interface Props {
  label: string
  ownLabel: string
  options: readonly { value: string; label: string }[]
  onAdd: (key: string) => void
  onAddOwn: () => void
}

/** Adds one of those the catalogue knows, or one of the shop's own. */
export function AddFrom({ label, ownLabel, options, onAdd, onAddOwn }: Props) {
  const t = useT()
  return (
    <div className={styles.addFrom}>
      {options.length > 0 && (
        <NativeSelect
          label={label}
          value=""
          options={[{ value: '', label: t('garments.fields.choose') }, ...options]}
          onChange={(event) => event.target.value && onAdd(event.target.value)}
        />
      )}
      <Button icon={<Plus size={20} aria-hidden="true" />} onClick={onAddOwn}>
        {ownLabel}
      </Button>
    </div>
  )
}

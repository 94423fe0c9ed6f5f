import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import edit from '../../ui/EditForm.module.css'
import { useT } from '../../words/use-t.ts'
import styles from './GarmentForm.module.css'

interface Props {
  /** What stands in the row, for whoever hears the buttons. */
  name: string
  at: number
  count: number
  onMove: (step: -1 | 1) => void
  onRemove: () => void
}

/** Up, down, away. Alt and an arrow key move the row too; the focus stays with it. */
export function RowButtons({ name, at, count, onMove, onRemove }: Props) {
  const t = useT()
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = event.altKey ? steps[event.key] : undefined
    if (step === undefined) return
    event.preventDefault()
    if (at + step >= 0 && at + step < count) onMove(step)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a second way to what the buttons in it do
    <span className={styles.rowButtons} onKeyDown={onKeyDown}>
      <button
        type="button"
        className={edit.icon}
        aria-label={t('garments.rowButtons.up', { name })}
        aria-disabled={at === 0}
        onClick={() => at > 0 && onMove(-1)}
      >
        <ArrowUp size={20} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={edit.icon}
        aria-label={t('garments.rowButtons.down', { name })}
        aria-disabled={at === count - 1}
        onClick={() => at < count - 1 && onMove(1)}
      >
        <ArrowDown size={20} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={edit.icon}
        aria-label={t('garments.rowButtons.remove', { name })}
        onClick={onRemove}
      >
        <Trash2 size={20} aria-hidden="true" />
      </button>
    </span>
  )
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

import type { ReactNode } from 'react'
import { useSay } from '../words/use-say.ts'
import styles from './Toasts.module.css'

export function ToastBody({ message, onUndo }: { message: ReactNode; onUndo: () => void }) {
  const say = useSay()
  return (
    <span className={styles.withUndo}>
      <span>{message}</span>
      <button type="button" className={styles.undo} onClick={onUndo}>
        {say('ui.toast.undo')}
      </button>
    </span>
  )
}

import { useSyncExternalStore } from 'react'
import { useT } from '../words/use-t.ts'
import styles from './Toaster.module.css'
import { listenToToasts, readOn, readToasts } from './toasts.tsx'

/** What was just done and the way back, over the top bar: there it hides no field, no amount and nothing to be pressed next. */
export function Toaster() {
  const t = useT()
  const { word, step, earlier } = useSyncExternalStore(listenToToasts, readToasts)
  if (!word && !step) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting on it acts on nothing, its time only stands still
    <div
      className={styles.place}
      onPointerEnter={() => readOn(true)}
      onPointerLeave={() => readOn(false)}
      onFocus={() => readOn(true)}
      onBlur={() => readOn(false)}
    >
      <div role="alert" className={styles.toast}>
        {word && <p key={word.id}>{word.message}</p>}
        {step && (
          <div key={step.id} className={styles.step}>
            <p>
              <span>{step.message}</span>{' '}
              {earlier > 0 && (
                <span className={styles.earlier}>{t('ui.toast.more', { count: earlier })}</span>
              )}
            </p>
            <button type="button" className={styles.undo} onClick={() => void step.run()}>
              {t('ui.toast.undo')}
            </button>
          </div>
        )}
      </div>
    </div>
  )
}

import '../theme/mantine.css'
import { MantineProvider } from '@mantine/core'
import { notifyManager, QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { onConfirmAsked } from '../data/confirmed.ts'
import { queries } from '../data/queries.ts'
import { cssVariables, theme } from '../theme/mantine.ts'
import { readNonce } from '../theme/nonce.ts'
import { useScheme } from '../theme/scheme.ts'
import { useT } from '../words/use-t.ts'
import styles from './Toaster.module.css'
import { listenToToasts, readOn, readToasts } from './toasts.tsx'
import { whenUntouched } from './when-untouched.ts'

/** An answer that comes while a finger presses would push what is pressed away from under it. */
notifyManager.setScheduler((tell) => setTimeout(() => whenUntouched(tell)))

/** What every screen behind a sign-in stands in: the component library in our colours, the query cache, the toasts. */
export function WorkProviders({ children }: { children: ReactNode }) {
  const { shown } = useScheme()
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      forceColorScheme={shown}
      getStyleNonce={readNonce}
    >
      <QueryClientProvider client={queries}>
        {children}
        <AskToConfirm />
        <Toaster />
      </QueryClientProvider>
    </MantineProvider>
  )
}

const ConfirmDialog = lazy(() => import('./ConfirmDialog.tsx').then((it) => ({ default: it.ConfirmDialog })))

/** Where a person proves once more who they are; fetched when it is first asked. */
function AskToConfirm() {
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<(isProven: boolean) => void>(undefined)
  useEffect(
    () =>
      onConfirmAsked(
        () =>
          new Promise((resolve) => {
            answer.current = resolve
            setOpen(true)
          }),
      ),
    [],
  )
  if (!isOpen) return null
  const onAnswer = (isProven: boolean) => {
    setOpen(false)
    answer.current?.(isProven)
  }
  return (
    <Suspense>
      <ConfirmDialog onAnswer={onAnswer} />
    </Suspense>
  )
}

/** What was just done and the way back, over the top bar: there it hides no field, no amount and nothing to be pressed next. */
function Toaster() {
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

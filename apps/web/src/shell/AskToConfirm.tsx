import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { onConfirmAsked } from '../data/confirmed.ts'

const ConfirmDialog = lazy(() => import('./ConfirmDialog.tsx').then((it) => ({ default: it.ConfirmDialog })))

/** Where a person proves once more who they are; fetched when it is first asked. */
export function AskToConfirm() {
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

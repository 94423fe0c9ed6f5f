import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react'

/** A mouse crosses rows it does not mean; a finger means the one it touches. */
const meantAfterMs = 60

/** Tells when someone is about to open what the pointer or the focus is on. */
export function useHoverIntent(onMeant: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  // A row that is gone is not about to be opened.
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      stop()
      if (pointerType === 'touch') onMeant()
      else timer.current = setTimeout(onMeant, meantAfterMs)
    },
    onPointerLeave: stop,
    onFocus: ({ target }: FocusEvent) => {
      if (target instanceof HTMLAnchorElement) onMeant()
    },
  }
}

import { type RefObject, useEffect, useRef } from 'react'

/**
 * The focus of a notice about `count` photos that are held: while an answer to it works, its buttons take none, so the notice has
 * it; when none is left, `next` has it.
 */
export function useNoticeFocus(count: number, next: RefObject<HTMLElement | null>) {
  const notice = useRef<HTMLDivElement>(null)
  const isAnswered = useRef(false)
  useEffect(() => {
    if (count > 0 || !isAnswered.current) return
    isAnswered.current = false
    // Whoever has gone on meanwhile is not called back.
    if (document.activeElement === document.body) next.current?.focus()
  }, [count, next])
  function answer(act: () => void) {
    isAnswered.current = true
    notice.current?.focus()
    act()
  }
  return { notice, answer }
}

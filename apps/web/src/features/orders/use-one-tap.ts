import { useEffect, useRef, useState } from 'react'

/** Within this the second tap of a double tap comes; a step that is meant comes after its new name was read. */
const settlingMs = 1000

/** Runs one step a tap: while its result is being shown, another tap on the same button is no second step. */
export function useOneTap() {
  const [isSettling, setSettling] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  function once(step: () => void) {
    if (timer.current) return
    setSettling(true)
    timer.current = setTimeout(() => {
      timer.current = undefined
      setSettling(false)
    }, settlingMs)
    step()
  }
  return { once, isSettling }
}

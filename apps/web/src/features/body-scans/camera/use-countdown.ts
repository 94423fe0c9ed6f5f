import { useEffect, useEffectEvent, useState } from 'react'

/** Whole seconds until `onZero`; undefined while it does not run. */
export function useCountdown(onZero: () => void, onSecond: (left: number) => void) {
  const [left, setLeft] = useState<number>()
  const second = useEffectEvent((now: number) => {
    if (now > 0) return onSecond(now)
    setLeft(undefined)
    onZero()
  })
  useEffect(() => {
    if (left === undefined) return
    second(left)
    const timer = left > 0 ? setTimeout(() => setLeft(left - 1), 1000) : undefined
    return () => clearTimeout(timer)
  }, [left])
  return { left, begin: setLeft, stop: () => setLeft(undefined) }
}

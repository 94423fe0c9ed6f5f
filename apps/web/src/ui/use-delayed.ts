import { useEffect, useState } from 'react'

/** True once a wait has lasted: what comes sooner than that never flashes a skeleton. */
export function useDelayed(isWaiting: boolean, afterMs = 150): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isWaiting) return setLong(false)
    const timer = setTimeout(() => setLong(true), afterMs)
    return () => clearTimeout(timer)
  }, [isWaiting, afterMs])
  return isWaiting && isLong
}

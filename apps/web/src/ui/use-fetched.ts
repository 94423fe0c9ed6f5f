import { useEffect, useRef, useState } from 'react'

/**
 * A part of the screen that is fetched when it is first wanted, and stays. Without a line nothing breaks: `isMissed` is
 * then true and `onMissed` is told, until it is wanted anew.
 */
export function useFetched<T extends object>(
  fetchPart: () => Promise<T>,
  isWanted: boolean,
  onMissed?: () => void,
) {
  const [part, setPart] = useState<T>()
  const [isMissed, setMissed] = useState(false)
  const told = useRef(onMissed)
  told.current = onMissed
  const isMissing = isWanted && !part
  useEffect(() => {
    if (!isMissing) return
    let isLeft = false
    setMissed(false)
    fetchPart().then(
      (fetched) => !isLeft && setPart(fetched),
      () => {
        if (isLeft) return
        setMissed(true)
        told.current?.()
      },
    )
    return () => {
      isLeft = true
    }
  }, [fetchPart, isMissing])
  return { part, isMissed }
}

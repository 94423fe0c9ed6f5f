import { useEffect, useState } from 'react'

/**
 * False at the first showing, true after. What is fetched only when it is asked for stands closed for that moment: the
 * component library remembers where the focus was, and gives it back, only if it has seen the thing closed.
 */
export function useHasCome(): boolean {
  const [hasCome, setCome] = useState(false)
  useEffect(() => setCome(true), [])
  return hasCome
}

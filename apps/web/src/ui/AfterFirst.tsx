import { type ReactNode, useDeferredValue } from 'react'

/** What stands below the first look at a screen: drawn once the parts before it are seen, so that these come sooner. */
export function AfterFirst({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children
}

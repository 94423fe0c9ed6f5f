import { useEffect } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import { useFetched } from '../ui/use-fetched.ts'
import { useT } from '../words/use-t.ts'
import { isJustSaved } from './just-saved.ts'
import { isSignedOut } from './session-ended.ts'

interface Props {
  isDirty: boolean
  /** What was typed is kept on this device: a session that ends by itself takes nothing, and leaves without asking. */
  isKept?: boolean
}

const fetchAsking = () => import('./LeaveDialog.tsx')

/** Put it into a form: leaving while something is unsaved asks first; staying keeps what was typed. */
export function UnsavedGuard({ isDirty, isKept }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      !isJustSaved(nextLocation) &&
      !(isKept && isSignedOut(nextLocation.state)),
  )
  useBeforeUnload(isDirty)
  // What asks is fetched with the first letter typed, long before somebody leaves.
  const { part: asking, isMissed } = useFetched(fetchAsking, isDirty)
  useAskedByBrowser(blocker, isMissed)
  if (!asking) return null
  return (
    <asking.LeaveDialog
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  )
}

/** Where the line was lost before the dialog came, the browser asks instead. */
function useAskedByBrowser(blocker: Blocker, isMissed: boolean): void {
  const t = useT()
  useEffect(() => {
    if (!isMissed || blocker.state !== 'blocked') return
    const question = `${t('ui.unsaved.title')}\n${t('ui.unsaved.why')}`
    if (window.confirm(question)) blocker.proceed()
    else blocker.reset()
  }, [blocker, isMissed, t])
}

/** Closing the tab asks in the browser's own words. */
function useBeforeUnload(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
}

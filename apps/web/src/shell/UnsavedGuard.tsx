import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useSay } from '../words/use-say.ts'
import { isJustSaved } from './just-saved.ts'
import { isSignedOut } from './session-ended.ts'

interface Props {
  isDirty: boolean
  /** What was typed is kept on this device: a session that ends by itself takes nothing, and leaves without asking. */
  isKept?: boolean
}

/** Put it into a form: leaving while something is unsaved asks first; staying keeps what was typed. */
export function UnsavedGuard({ isDirty, isKept }: Props) {
  const say = useSay()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      !isJustSaved(nextLocation) &&
      !(isKept && isSignedOut(nextLocation.state)),
  )
  useBeforeUnload(isDirty)
  const stay = () => blocker.reset?.()
  return (
    <Dialog
      title={say('ui.unsaved.title')}
      isOpen={blocker.state === 'blocked'}
      onClose={stay}
      actions={
        <>
          <Button kind="quiet" onClick={() => blocker.proceed?.()}>
            {say('ui.unsaved.leave')}
          </Button>
          <Button kind="primary" onClick={stay} data-autofocus>
            {say('ui.unsaved.stay')}
          </Button>
        </>
      }
    >
      {say('ui.unsaved.why')}
    </Dialog>
  )
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

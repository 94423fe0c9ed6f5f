import { useEffect, useRef, useState } from 'react'
import { forgetWhatWasSeen } from '../../data/queries.ts'
import { beginSession, type Known } from '../../data/session.ts'
import { useLanguage, useT } from '../../words/use-t.ts'
import { placeOf, readDevice } from './device-place.ts'
import { openGooglePopup, type PopupEnd } from './google-popup.ts'

interface Asked {
  role: 'user' | 'tailor'
  onSignedIn: (session: Known) => void
}

/** Sign-in with Google: `provider` is 'google' while its window is open, `failure` the sentence when it failed. */
export function useGoogleSignIn({ role, onSignedIn }: Asked) {
  const t = useT()
  const language = useLanguage()
  const [provider, setProvider] = useState<'google'>()
  const [failure, setFailure] = useState<string>()
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  async function arrive() {
    forgetWhatWasSeen()
    const session = await beginSession()
    if (session.user && session.isChecked) onSignedIn(session)
    else setFailure(t('accounts.google.failedAgain'))
  }
  function onEnd(end: PopupEnd) {
    setProvider(undefined)
    if (end.kind === 'blocked') setFailure(t('accounts.google.blocked'))
    if (end.kind === 'error') setFailure(end.error ?? t('accounts.google.failed'))
    if (end.kind === 'success') void arrive()
  }
  /** Must be called in the click itself. */
  function start() {
    stop.current?.()
    setFailure(undefined)
    setProvider('google')
    stop.current = openGooglePopup({ asks: { role, language, ...placeOf(readDevice()) }, onEnd })
  }
  return { provider, failure, start, forgetFailure: () => setFailure(undefined) }
}

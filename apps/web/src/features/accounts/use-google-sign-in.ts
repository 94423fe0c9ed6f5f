import { useEffect, useRef, useState } from 'react'
import { forgetWhatWasSeen } from '../../data/queries.ts'
import { beginSession, type Known } from '../../data/session.ts'
import { useLanguage, useT } from '../../words/use-t.ts'
import type { AccountKind } from './arrival.ts'
import { placeOf, readDevice } from './device-place.ts'

interface Asked {
  kind: AccountKind
  plan: string | undefined
  onSignedIn: (session: Known) => void
}

/**
 * Sign-in with Google: `provider` is 'google' while its window is open, `failure` the sentence when it failed, and `pending` a token
 * once the account asks for a code of its second factor.
 */
export function useGoogleSignIn({ kind, plan, onSignedIn }: Asked) {
  const t = useT()
  const language = useLanguage()
  const [provider, setProvider] = useState<'google'>()
  const [failure, setFailure] = useState<string>()
  const [pending, setPending] = useState<string>()
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
    if (end.kind === 'code') setPending(end.token)
    if (end.kind === 'success') void arrive()
  }
  /** Must be called in the click itself. */
  function start() {
    stop.current?.()
    setFailure(undefined)
    setProvider('google')
    stop.current = openGooglePopup({
      asks: { ...roleOf(kind), plan, language, ...placeOf(readDevice()) },
      onEnd,
    })
  }
  return {
    provider,
    failure,
    pending,
    arrive,
    start,
    leave: () => setPending(undefined),
    forgetFailure: () => setFailure(undefined),
  }
}

const roleOf = (kind: AccountKind) =>
  kind === 'user' ? { role: 'user' as const } : { role: 'tailor' as const, shopKind: kind }

/**
 * Signing in with Google in a window of its own. It is opened at once on the click, or browsers block it; it tells
 * how it ended by a message, and is looked at every second in case the person closes it.
 */
const pollMs = 1_000

export type PopupEnd =
  | { kind: 'success' | 'closed' | 'blocked' }
  | { kind: 'code'; token: string }
  | { kind: 'error'; error?: string }

export type Host = Pick<
  Window,
  'open' | 'addEventListener' | 'removeEventListener' | 'setInterval' | 'clearInterval'
> & { location: Pick<Location, 'origin'> }

interface Opening {
  /** What a new account starts with: its role, and what this device says of place and language. */
  asks: {
    role: 'user' | 'tailor'
    shopKind?: 'tailor' | 'house'
    plan?: string
    timeZone?: string
    country?: string
    language?: string
  }
  onEnd: (end: PopupEnd) => void
  host?: Host
}

/** Opens the window; the answered function stops listening and closes it. */
export function openGooglePopup({ asks, onEnd, host = window }: Opening): () => void {
  const given = Object.entries(asks).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const address = `/auth/google/login?${new URLSearchParams(given)}`
  const popup = host.open(address, 'darzi-google', 'popup,width=480,height=680')
  if (!popup) {
    onEnd({ kind: 'blocked' })
    return () => undefined
  }
  let isTold = false
  const timer = host.setInterval(() => {
    if (!popup.closed) return
    if (isTold) return stop()
    // A window that tells and then closes may be seen closed first: its message is still heard until the next look.
    isTold = true
    onEnd({ kind: 'closed' })
  }, pollMs)
  const onMessage = ({ origin, data }: MessageEvent) => {
    const end = origin === host.location.origin ? endOf(data) : undefined
    if (!end) return
    stop()
    onEnd(end)
  }
  function stop() {
    host.clearInterval(timer)
    host.removeEventListener('message', onMessage)
    if (!popup?.closed) popup?.close()
  }
  host.addEventListener('message', onMessage)
  return stop
}

function endOf(message: unknown): PopupEnd | undefined {
  if (typeof message !== 'object' || message === null || !('type' in message)) return undefined
  if (message.type === 'OAUTH_SUCCESS') return { kind: 'success' }
  if (message.type === 'OAUTH_CODE')
    return 'token' in message && typeof message.token === 'string'
      ? { kind: 'code', token: message.token }
      : undefined
  if (message.type !== 'OAUTH_ERROR') return undefined
  const error = 'error' in message && typeof message.error === 'string' ? message.error : ''
  return { kind: 'error', error: error || undefined }
}

/** Whether the server can be reached: what the device says, and what the last call found. */
import { useSyncExternalStore } from 'react'
import { onProblem, onReached } from './api.ts'

const askAgainMs = 5_000
const listeners = new Set<() => void>()
let wasReached = true
let timer: ReturnType<typeof setTimeout> | undefined

onProblem((problem) => problem.isOffline && found(false))
onReached(() => found(true))
window.addEventListener('online', askAgain)
window.addEventListener('offline', tell)

export function useIsOnline(): boolean {
  return useSyncExternalStore(listen, () => navigator.onLine && wasReached)
}

function found(isReached: boolean): void {
  clearTimeout(timer)
  if (!isReached) timer = setTimeout(askAgain, askAgainMs)
  if (isReached === wasReached) return
  wasReached = isReached
  tell()
}

/** A lost server is asked until it answers, so that the banner goes by itself. */
async function askAgain(): Promise<void> {
  tell()
  const isReached = await fetch('/healthz', { cache: 'no-store' }).then(
    (reply) => reply.ok,
    () => false,
  )
  found(isReached)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}

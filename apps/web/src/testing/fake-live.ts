/** The live line of a pretended server: open for as long as a screen listens, and quiet until a test says something. */
import type { LiveMessage } from '@darzi/contract/live.ts'

const open = new Set<FakeEventSource>()

export class FakeEventSource {
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onerror?: () => void
  readyState = 1

  constructor() {
    open.add(this)
  }

  close(): void {
    open.delete(this)
  }
}

/** Says that a feature changed, as the server does when another device has written. */
export function announce(message: LiveMessage): void {
  for (const source of open) source.onmessage?.({ data: JSON.stringify(message) })
}

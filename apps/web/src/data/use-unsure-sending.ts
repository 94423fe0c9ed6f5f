import { useState } from 'react'
import type { DeviceStorage } from './device-storage.ts'
import { newId } from './new-id.ts'
import { ProblemError } from './problem-error.ts'

interface Kept {
  /** Where the form's text is kept, too. */
  storage: DeviceStorage
  under: string
}

/**
 * A form's sending, under one key until its outcome is known. When an answer was lost, what was sent may stand all the same:
 * changed and sent again, it is refused under that key, and what stands is asked for by sending the earlier words again. A key
 * whose outcome is unknown outlives the page: the same words sent after a reload are still one sending.
 */
export function useUnsureSending<Sent, Answer>(
  send: (sent: Sent, key: string) => Promise<Answer>,
  { storage, under: place }: Kept,
) {
  const [key, setKey] = useState(() => storage.getItem(place) ?? newId())
  const [unsure, setUnsure] = useState<readonly Sent[]>([])
  function begin() {
    const next = newId()
    storage.removeItem(place)
    setKey(next)
    setUnsure([])
    return next
  }

  /** Throws the refusal. What stands was sent before, and is not what is sent now. */
  async function sendOnce(sent: Sent, under = key): Promise<{ answer: Answer } | { stands: Answer }> {
    try {
      const answer = await send(sent, under)
      begin()
      return { answer }
    } catch (error) {
      if (isKeyReused(error)) {
        const stands = await answerOf(unsure, (earlier) => send(earlier, under))
        if (stands) return { stands }
        begin()
      } else if (isUnsure(error)) {
        // Where it cannot be kept the page itself still knows the key.
        storage.setItem(place, under)
        setUnsure((before) => [...before, sent])
      }
      throw error
    }
  }

  return {
    send: (sent: Sent) => sendOnce(sent),
    /** As one more, whatever stands. */
    sendAnew: (sent: Sent) => sendOnce(sent, begin()),
  }
}

/** Only what stands is answered under its key: the others are refused as this one was, and write nothing. */
async function answerOf<Sent, Answer>(sendings: readonly Sent[], send: (sent: Sent) => Promise<Answer>) {
  for (const sent of sendings) {
    try {
      return await send(sent)
    } catch (error) {
      if (!isKeyReused(error)) throw error
    }
  }
  return undefined
}

const isKeyReused = (error: unknown) => error instanceof ProblemError && error.code === 'request.keyReused'

/** Nothing came back, or that something broke: it may have been written before that. */
const isUnsure = (error: unknown) =>
  !(error instanceof ProblemError) || error.status === 0 || error.status >= 500

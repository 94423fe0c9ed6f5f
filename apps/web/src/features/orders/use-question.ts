import { useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { useT } from '../../words/use-t.ts'

/**
 * A question's form: sends once at a time, closes when done, and keeps the refusal to be told in it. While there is a reason
 * why it cannot be done now, that is told and nothing is sent.
 */
export function useQuestion(onClose: () => void, blockedReason?: string) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  // Its own answer changes the order too, a moment before the question closes.
  const over = isBusy ? undefined : blockedReason
  async function send(act: () => Promise<unknown>) {
    if (over) return
    setBusy(true)
    setProblem(undefined)
    try {
      await act()
      onClose()
    } catch (error) {
      setProblem(problemSentence(error, t))
      setBusy(false)
    }
  }
  return { isBusy, over, problem: over ?? problem, setProblem, send }
}

import { useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { useSay } from '../../words/use-say.ts'

/** A question's form: sends once at a time, closes when done, and keeps the refusal to be told in it. */
export function useQuestion(onClose: () => void) {
  const say = useSay()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function send(act: () => Promise<unknown>) {
    setBusy(true)
    setProblem(undefined)
    try {
      await act()
      onClose()
    } catch (error) {
      setProblem(problemSentence(error, say))
      setBusy(false)
    }
  }
  return { isBusy, problem, setProblem, send }
}

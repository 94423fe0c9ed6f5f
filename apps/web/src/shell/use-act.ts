import { useState } from 'react'
import { toastProblem } from './toasts.tsx'

/** An act of a button: it is busy while the act runs, and what is refused is told at the edge of the screen. */
export function useAct() {
  const [isBusy, setBusy] = useState(false)
  async function run(act: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    try {
      await act()
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}

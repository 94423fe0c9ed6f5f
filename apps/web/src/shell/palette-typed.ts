import { useEffect, useState } from 'react'

const settleMs = 120

export interface Typed {
  /** What to ask for, once the typing paused. */
  settled: string
  isAsked: boolean
  /** Something is typed that has not been asked for yet. */
  isPausing: boolean
}

/** What was typed into the palette, ready to be asked for: two letters at least, and not at every key. */
export function useTyped(words: string, mayAsk: boolean): Typed {
  const typed = words.trim()
  const settled = useSettled(typed)
  const isAsked = mayAsk && typed.length >= 2
  return { settled, isAsked: isAsked && settled.length >= 2, isPausing: isAsked && settled !== typed }
}

function useSettled(words: string): string {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), settleMs)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}
